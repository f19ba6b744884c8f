import type { Field } from "../page/field.ts";
import { boxes, isText, originalOf } from "../page/field.ts";
import type { TypedEarly } from "../page/TypedEarly.ts";

/** The texts and choices that differ from what the page came with. */
function typedTexts(root: ParentNode): ReadonlyMap<Field, string> {
  const fields = [...root.querySelectorAll("*")].filter(isText);
  return new Map(fields.filter((field) => field.value !== originalOf(field)).map((field) => [field, field.value]));
}

/** The same for ticks: boxes that differ, and of a group of radios the one that is chosen now. */
function tickedBoxes(root: ParentNode): readonly HTMLInputElement[] {
  const all = [...root.querySelectorAll<HTMLInputElement>(boxes)];
  return all.filter((box) => box.checked !== box.defaultChecked && (box.checked || box.type === "checkbox"));
}

/** Whether somebody has typed, chosen or ticked something in an island since the page came. */
export function isTouched(root: ParentNode): boolean {
  return typedTexts(root).size > 0 || tickedBoxes(root).length > 0;
}

/** Fields whose text is done with: what the browser's own `change` was heard of, and with which text. */
export type Settled = Pick<WeakMap<EventTarget, string>, "get">;

/** Notes that somebody is done with a text; for `change` events. */
export function noteSettled(settled: WeakMap<EventTarget, string>, target: EventTarget | null): void {
  if (target instanceof Element && isText(target)) settled.set(target, target.value);
}

/**
 * Remembers what was typed, chosen and ticked in an island, and listens to what is done from now on. The returned function
 * ends that and tells what it was, once.
 */
export function noteTyped(root: HTMLElement, settled: Settled): () => TypedEarly | null {
  const texts = new Map(typedTexts(root));
  let ticks = tickedBoxes(root);
  let focused = document.activeElement;
  const end = new AbortController();
  const listen = ({ target, type }: Event) => {
    if (!(target instanceof Element)) return;
    if (type === "focusin") focused = target;
    else if (isText(target)) texts.set(target, target.value);
    else ticks = tickedBoxes(root);
  };
  for (const type of ["input", "focusin"]) root.addEventListener(type, listen, { capture: true, signal: end.signal });
  return () => {
    if (end.signal.aborted) return null;
    end.abort();
    const done = [...texts].filter(([field, value]) => settled.get(field) === value);
    return { texts, settled: new Set(done.map(([field]) => field)), ticks, focused };
  };
}
