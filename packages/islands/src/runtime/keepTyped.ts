type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const prototypes = [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement].map((type) => type.prototype);

function original(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const options = [...field.options];
  return (options.find((option) => option.defaultSelected) ?? options[0])?.value ?? "";
}

function write(field: Field, value: string): void {
  const prototype = prototypes.find((candidate) => candidate === Object.getPrototypeOf(field));
  if (prototype) Reflect.set(prototype, "value", value, field);
}

/**
 * Remembers what was typed or chosen in a part of the page. The returned function is called once the part is awake:
 * it tells the new owner of the fields through `input` and `change` events, so that nothing typed early is lost.
 */
export function keepTyped(root: ParentNode): () => void {
  const typed = [
    ...root.querySelectorAll<Field>("input:not([type=checkbox],[type=radio],[type=hidden]),textarea,select"),
  ]
    .map((field) => ({ field, value: field.value }))
    .filter(({ field, value }) => value !== original(field));
  return () => {
    for (const { field, value } of typed) {
      // React compares with the value that it wrote last: first its own way back to the start, then past it.
      field.value = original(field);
      write(field, value);
      for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
    }
  };
}
