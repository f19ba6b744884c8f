import type { Field } from "../page/field.ts";
import { boxes, isField } from "../page/field.ts";
import { subjectOf } from "../page/subjectOf.ts";

// Asked for when needed, so that the module loads where there is no browser.
const prototypes = () => [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement].map((type) => type.prototype);

/** Writes a value past whoever listens for what scripts write. */
export function writeValue(field: Field, value: string): void {
  const prototype = prototypes().find((candidate) => candidate === Object.getPrototypeOf(field));
  if (prototype) Reflect.set(prototype, "value", value, field);
}

/** What a field is called: the same for the one that stands in its place when an island had to be drawn anew. */
function nameOf(field: Field): string {
  const { form, name, type, value } = field;
  return [form?.getAttribute("action"), name, type, field.matches(boxes) ? value : ""].join();
}

/** A field itself, or the one in its place; of several that are called the same the one whose form is about the same. */
export function standing(root: ParentNode, field: Field): Field | undefined {
  if (field.isConnected) return field;
  const name = nameOf(field);
  const namesakes = [...root.querySelectorAll("*")].filter(isField).filter((other) => nameOf(other) === name);
  if (namesakes.length < 2) return namesakes[0];
  return namesakes.find((other) => subjectOf(other.form) === subjectOf(field.form));
}
