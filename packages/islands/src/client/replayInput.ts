import type { Field } from "../page/field.ts";
import { boxes, isField, originalOf } from "../page/field.ts";
import type { EarlyInput } from "../page/EarlyInput.ts";
import { nextPaint } from "../page/nextPaint.ts";
import { fieldReplacement, writeValue } from "./fieldReplacement.ts";

/** Restores the caret: setting `value` moves it to the end, away from where the user is editing. */
function caretOf(field: Field, value: string): () => void {
  const isElsewhere = field !== document.activeElement || field.value !== value;
  if (isElsewhere || field instanceof HTMLSelectElement || field.selectionStart === null) return () => {};
  return field.setSelectionRange.bind(field, field.selectionStart, field.selectionEnd);
}

/**
 * Dispatches `change` when the field is left or Enter is pressed: after a script has set `value`, the browser fires it
 * only for text typed later.
 */
function dispatchChangeLater(field: Field, value: string): void {
  const { signal, abort } = cancellation();
  const dispatchChange = (event: Event): void => {
    if (event instanceof KeyboardEvent && !(event.key === "Enter" && field.matches("input"))) return;
    abort();
    if (field.value === value) field.dispatchEvent(new Event("change", { bubbles: true }));
  };
  field.addEventListener("change", abort, { signal });
  for (const type of ["keydown", "blur"]) field.addEventListener(type, dispatchChange, { signal });
}

function cancellation(): { readonly signal: AbortSignal; readonly abort: () => void } {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

function replayText(field: Field, value: string, isSettled: boolean): void {
  // Scripts may not set a file name; the one the user chose stays in the field anyway.
  if (field.type !== "file") {
    const putCaret = caretOf(field, value);
    // React ignores a value equal to the one it saw last. So reset through React's own setter first, then write past
    // it.
    field.value = originalOf(field);
    writeValue(field, value);
    putCaret();
  }
  // A user still typing has not finished: `change` comes when they leave the field. If they left it or pressed Enter
  // before anything listened, some fields still wait for that event.
  const isLeft = field !== document.activeElement;
  const isDone = isLeft || isSettled || field.matches("select");
  const types = ["input", ...(isDone ? ["change"] : []), ...(isLeft ? ["focusout"] : [])];
  for (const type of types) field.dispatchEvent(new Event(type, { bubbles: true }));
  if (!isDone) dispatchChangeLater(field, value);
}

/** Undoes a tick, and restores the radio button that was chosen before. */
function untick(root: ParentNode, box: HTMLInputElement): void {
  const { form, name, type } = box;
  const group = [...root.querySelectorAll<HTMLInputElement>(boxes)].filter(
    (other) => other === box || (type === "radio" && other.type === type && other.name === name && other.form === form),
  );
  for (const other of group) other.checked = other.defaultChecked;
}

/** Ticks again, one at a time, so that each is handled with the result of the one before. */
async function replayTicks(root: ParentNode, [box, ...rest]: readonly HTMLInputElement[]): Promise<void> {
  if (box === undefined) return;
  const replacement = fieldReplacement(root, box);
  if (replacement === box) untick(root, box);
  replacement?.click();
  await nextPaint();
  await replayTicks(root, rest);
}

/**
 * Replays early input to an island that has just hydrated, through the events it listens to, so that none is lost, even
 * when the island was re-rendered with newer data. Settles when everything has been replayed.
 */
export async function replayInput(root: HTMLElement, { texts, settled, ticks, focused }: EarlyInput): Promise<void> {
  if (focused && !focused.isConnected && isField(focused)) fieldReplacement(root, focused)?.focus();
  for (const [field, value] of texts) {
    const replacement = fieldReplacement(root, field);
    // Text typed in the replacement field itself wins.
    if (replacement && (replacement === field || !texts.has(replacement)))
      replayText(replacement, value, settled.has(field));
  }
  await replayTicks(root, ticks);
}
