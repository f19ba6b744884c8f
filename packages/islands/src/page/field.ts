/** What can be typed in, chosen or ticked. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The fields that are ticked, as a selector. */
export const boxes = "input[type=checkbox],input[type=radio]";

export const isField = (element: Element): element is Field => element.matches("input,textarea,select");

/** Whether a field holds a text or a choice that somebody can see. */
export const isText = (element: Element): element is Field =>
  isField(element) && !element.matches(`${boxes},[type=hidden]`);

/** What the page came with in a field. */
export function originalOf(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const options = [...field.options];
  return (options.find((option) => option.defaultSelected) ?? options[0])?.value ?? "";
}
