/** A form field that can be typed in, chosen or ticked. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Selector of the fields that are ticked. */
export const boxes = "input[type=checkbox],input[type=radio]";

export const isField = (element: Element): element is Field => element.matches("input,textarea,select");

/** Whether a field holds a visible text or choice. */
export const isText = (element: Element): element is Field =>
  isField(element) && !element.matches(`${boxes},[type=hidden]`);

/** The value a field had when the page loaded. */
export function originalOf(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const options = [...field.options];
  return (options.find((option) => option.defaultSelected) ?? options[0])?.value ?? "";
}
