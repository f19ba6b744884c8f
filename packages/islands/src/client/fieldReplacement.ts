import type { Field } from "../page/field.ts";
import { boxes, isField } from "../page/field.ts";
import { subjectOf } from "../page/subjectOf.ts";

// Read on demand, so that the module also loads outside a browser.
const prototypes = () => [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement].map((type) => type.prototype);

/** Writes a value without calling setters that a script (such as React) put on the field. */
export function writeValue(field: Field, value: string): void {
  const prototype = prototypes().find((candidate) => candidate === Object.getPrototypeOf(field));
  if (prototype) Reflect.set(prototype, "value", value, field);
}

/** Identifies a field, so that its replacement can be found after a re-render. */
function nameOf(field: Field): string {
  const { form, name, type, value } = field;
  return [form?.getAttribute("action"), name, type, field.matches(boxes) ? value : ""].join();
}

/**
 * A field itself, or its replacement after a re-render; among several with the same name, the one whose form has the
 * same subject.
 */
export function fieldReplacement(root: ParentNode, field: Field): Field | undefined {
  if (field.isConnected) return field;
  const name = nameOf(field);
  const namesakes = [...root.querySelectorAll("*")].filter(isField).filter((other) => nameOf(other) === name);
  if (namesakes.length < 2) return namesakes[0];
  return namesakes.find((other) => subjectOf(other.form) === subjectOf(field.form));
}
