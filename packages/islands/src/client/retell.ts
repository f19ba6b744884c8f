import type { Field } from "../page/field.ts";
import { boxes, isField, originalOf } from "../page/field.ts";
import type { TypedEarly } from "../page/TypedEarly.ts";
import { untilDrawn } from "../page/untilDrawn.ts";
import { standing, writeValue } from "./standingField.ts";

/** Puts the caret of whoever is in a text back: writing moves it to the end, where nobody is who corrects the beginning. */
function caretOf(field: Field, value: string): () => void {
  const isElsewhere = field !== document.activeElement || field.value !== value;
  if (isElsewhere || field instanceof HTMLSelectElement || field.selectionStart === null) return () => {};
  return field.setSelectionRange.bind(field, field.selectionStart, field.selectionEnd);
}

/**
 * Tells that a text is done with when its field is left or Enter is pressed: a browser that has seen a script write a
 * text says so only of what is typed afterwards.
 */
function owe(field: Field, value: string): void {
  const { signal, abort } = cancellation();
  const pay = (event: Event): void => {
    if (event instanceof KeyboardEvent && !(event.key === "Enter" && field.matches("input"))) return;
    abort();
    if (field.value === value) field.dispatchEvent(new Event("change", { bubbles: true }));
  };
  field.addEventListener("change", abort, { signal });
  for (const type of ["keydown", "blur"]) field.addEventListener(type, pay, { signal });
}

function cancellation(): { readonly signal: AbortSignal; readonly abort: () => void } {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

function retellText(field: Field, value: string, isSettled: boolean): void {
  // No script may write the name of a file; nobody takes it away either.
  if (field.type !== "file") {
    const putCaret = caretOf(field, value);
    // React compares with the value that it wrote last: first its own way back to the start, then past it.
    field.value = originalOf(field);
    writeValue(field, value);
    putCaret();
  }
  // Whoever is still typing has not finished: `change` comes when they leave the field. Whoever has left it, or pressed
  // Enter in it, did so before anybody heard it, and some fields wait for that.
  const isLeft = field !== document.activeElement;
  const isDone = isLeft || isSettled || field.matches("select");
  const types = ["input", ...(isDone ? ["change"] : []), ...(isLeft ? ["focusout"] : [])];
  for (const type of types) field.dispatchEvent(new Event(type, { bubbles: true }));
  if (!isDone) owe(field, value);
}

/** Takes a tick back as if nobody had made it, with the radio that stood there before. */
function untick(root: ParentNode, box: HTMLInputElement): void {
  const { form, name, type } = box;
  const group = [...root.querySelectorAll<HTMLInputElement>(boxes)].filter(
    (other) => other === box || (type === "radio" && other.type === type && other.name === name && other.form === form),
  );
  for (const other of group) other.checked = other.defaultChecked;
}

/** Ticks again, one after the other, so that each is answered from what the one before has left. */
async function retick(root: ParentNode, [box, ...rest]: readonly HTMLInputElement[]): Promise<void> {
  if (box === undefined) return;
  const now = standing(root, box);
  if (now === box) untick(root, box);
  now?.click();
  await untilDrawn();
  await retick(root, rest);
}

/**
 * Tells an island that has just taken its markup over what was done in its fields before: through the events that it
 * listens to, so that nothing done early is lost, also where the shop knew more than the page and the island was drawn
 * anew. Settles when everything has been told.
 */
export async function retell(root: HTMLElement, { texts, settled, ticks, focused }: TypedEarly): Promise<void> {
  if (focused && !focused.isConnected && isField(focused)) standing(root, focused)?.focus();
  for (const [field, value] of texts) {
    const now = standing(root, field);
    // What is typed in the field that stands in its place has a text of its own.
    if (now && (now === field || !texts.has(now))) retellText(now, value, settled.has(field));
  }
  await retick(root, ticks);
}
