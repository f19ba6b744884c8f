type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

// Asked for when needed, so that the module loads where there is no browser.
const prototypes = () => [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement].map((type) => type.prototype);
const boxes = "input[type=checkbox],input[type=radio]";

function original(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const options = [...field.options];
  return (options.find((option) => option.defaultSelected) ?? options[0])?.value ?? "";
}

function write(field: Field, value: string): void {
  const prototype = prototypes().find((candidate) => candidate === Object.getPrototypeOf(field));
  if (prototype) Reflect.set(prototype, "value", value, field);
}

/** The texts and choices that differ from what the page came with, as ways to make them once more. */
function typedTexts(root: ParentNode): readonly (() => void)[] {
  return [...root.querySelectorAll<Field>("input,textarea,select")]
    .filter((field) => !field.matches(`${boxes},[type=hidden]`) && field.value !== original(field))
    .map((field) => {
      const { value } = field;
      return () => {
        // React compares with the value that it wrote last: first its own way back to the start, then past it.
        field.value = original(field);
        write(field, value);
        for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
      };
    });
}

/** The same for ticks: all go back to how the page came, and each that differed is pressed again. */
function tickedBoxes(root: ParentNode): readonly (() => void)[] {
  const all = [...root.querySelectorAll<HTMLInputElement>(boxes)];
  const came = all.map((box) => box.defaultChecked);
  const pressed = all.filter((box, index) => box.checked !== came[index] && (box.checked || box.type === "checkbox"));
  if (pressed.length === 0) return [];
  const goBack = () => {
    for (const [index, box] of all.entries()) box.checked = came[index] === true;
  };
  return [
    goBack,
    ...pressed.map((box) => () => {
      box.click();
    }),
  ];
}

/**
 * Remembers what was typed, chosen and ticked in a part of the page. The returned function is called once the part is
 * awake: it tells the new owner of the fields through the events that it listens to, so that nothing done early is
 * lost.
 */
export function keepTyped(root: ParentNode): () => void {
  const actions = [...typedTexts(root), ...tickedBoxes(root)];
  return () => {
    for (const act of actions) act();
  };
}
