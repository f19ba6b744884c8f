import type { Field } from "../page/field.ts";
import { boxes, isText, originalOf } from "../page/field.ts";
import type { EarlyInput } from "../page/EarlyInput.ts";

/** The texts and choices that differ from those the page loaded with. */
function typedTexts(root: ParentNode): ReadonlyMap<Field, string> {
  const fields = [...root.querySelectorAll("*")].filter(isText);
  return new Map(fields.filter((field) => field.value !== originalOf(field)).map((field) => [field, field.value]));
}

/** The same for ticks: changed checkboxes, and the chosen radio button of each changed group. */
function tickedBoxes(root: ParentNode): readonly HTMLInputElement[] {
  const allBoxes = [...root.querySelectorAll<HTMLInputElement>(boxes)];
  return allBoxes.filter((box) => box.checked !== box.defaultChecked && (box.checked || box.type === "checkbox"));
}

/** Whether the user has typed, chosen or ticked something in an island since the page loaded. */
export function isTouched(root: ParentNode): boolean {
  return typedTexts(root).size > 0 || tickedBoxes(root).length > 0;
}

/** Finished fields: those that had a native `change` event, with their text at that time. */
export type Settled = Pick<WeakMap<EventTarget, string>, "get">;

/** Records that the user has finished a text; for `change` events. */
export function recordSettled(settled: WeakMap<EventTarget, string>, target: EventTarget | null): void {
  if (target instanceof Element && isText(target)) settled.set(target, target.value);
}

/**
 * Records what was typed, chosen and ticked in an island before, and from now on. The returned function stops recording
 * and returns the input, once.
 */
export function recordInput(root: HTMLElement, settled: Settled): () => EarlyInput | null {
  const texts = new Map(typedTexts(root));
  let ticks = tickedBoxes(root);
  let focused = document.activeElement;
  const controller = new AbortController();
  const listen = ({ target, type }: Event) => {
    if (!(target instanceof Element)) return;
    if (type === "focusin") focused = target;
    else if (isText(target)) texts.set(target, target.value);
    else ticks = tickedBoxes(root);
  };
  for (const type of ["input", "focusin"])
    root.addEventListener(type, listen, { capture: true, signal: controller.signal });
  return () => {
    if (controller.signal.aborted) return null;
    controller.abort();
    const done = [...texts].filter(([field, value]) => settled.get(field) === value);
    return { texts, settled: new Set(done.map(([field]) => field)), ticks, focused };
  };
}
