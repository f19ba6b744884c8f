import { type Field, isField, isText, originalOf } from "../page/field.ts";
import { standing, writeValue } from "./standingField.ts";

const pressable = "a,button,summary";

/** Elements of one kind in what stands in place of what was there. */
type InPlace<T extends Element> = (before: T) => T | undefined;

/** Finds what stands in place of an element: the same one of those that look the same, as long as there are as many. */
function watchPlaces<T extends Element>(find: () => readonly T[]): InPlace<T> {
  const before = find();
  const alike = (all: readonly T[], { tagName, className }: T): readonly T[] =>
    all.filter((other) => other.tagName === tagName && other.className === className);
  return (element) => {
    const [was, now] = [alike(before, element), alike(find(), element)];
    return was.length === now.length ? now[was.indexOf(element)] : undefined;
  };
}

/** Lets somebody write on in the field that stands in place of theirs, with the caret where it was. */
function writeOn(field: Field, now: Field): void {
  now.focus();
  if (field instanceof HTMLSelectElement || now instanceof HTMLSelectElement || field.selectionStart === null) return;
  now.setSelectionRange(field.selectionStart, field.selectionEnd);
}

/** Hears what has the focus; once it is asked it hears no more. */
function watchFocus(): () => Element | null {
  let focused = document.activeElement;
  const note = ({ target }: Event): void => {
    if (target instanceof Element) focused = target;
  };
  document.addEventListener("focusin", note, true);
  return () => {
    document.removeEventListener("focusin", note, true);
    return focused;
  };
}

/**
 * Watches markup that is about to be drawn anew. The returned function, called in the task that has drawn it, puts the
 * texts, the opened folds and the focus of whoever is at work there into what stands in their place: the next key that is
 * pressed finds its field. The island hears of it afterwards (`retell`).
 */
export function carryOver(root: HTMLElement): () => void {
  const fields = [...root.querySelectorAll("*")].filter(isText);
  const folds = [...root.querySelectorAll("details")];
  const foldInPlace = watchPlaces(() => [...root.querySelectorAll("details")]);
  const controlInPlace = watchPlaces<HTMLElement>(() => [...root.querySelectorAll<HTMLElement>(pressable)]);
  const lastFocused = watchFocus();
  return () => {
    const focused = lastFocused();
    for (const fold of folds.filter(({ open }) => open)) {
      const now = foldInPlace(fold);
      if (now) now.open = true;
    }
    for (const field of fields.filter((one) => one.value !== originalOf(one) && one.type !== "file")) {
      const now = standing(root, field);
      if (now) writeValue(now, field.value);
    }
    if (!(focused instanceof HTMLElement) || focused.isConnected) return;
    if (!isField(focused)) return controlInPlace(focused)?.focus();
    const now = standing(root, focused);
    if (now) writeOn(focused, now);
  };
}
