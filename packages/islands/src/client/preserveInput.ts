import { type Field, isField, isText, originalOf } from "../page/field.ts";
import { fieldReplacement, writeValue } from "./fieldReplacement.ts";

const pressable = "a,button,summary";

/** Gives the new element that replaced an old one; undefined when there is no safe match. */
type InPlace<T extends Element> = (before: T) => T | undefined;

/**
 * Matches old elements to new ones: by position among those with the same tag and class, if their number is unchanged.
 */
function watchPlaces<T extends Element>(find: () => readonly T[]): InPlace<T> {
  const before = find();
  const alike = (all: readonly T[], { tagName, className }: T): readonly T[] =>
    all.filter((other) => other.tagName === tagName && other.className === className);
  return (element) => {
    const [was, now] = [alike(before, element), alike(find(), element)];
    return was.length === now.length ? now[was.indexOf(element)] : undefined;
  };
}

/** Lets the user continue typing in the field that replaced theirs, with the caret where it was. */
function writeOn(field: Field, now: Field): void {
  now.focus();
  if (field instanceof HTMLSelectElement || now instanceof HTMLSelectElement || field.selectionStart === null) return;
  now.setSelectionRange(field.selectionStart, field.selectionEnd);
}

/** Tracks the focused element. Calling the result returns it and stops tracking. */
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
 * Watches markup that is about to be re-rendered. Call the returned function in the task that rendered it: it restores
 * the user's texts, open folds and focus in the new elements, so that the next key press reaches its field. The island
 * is notified afterwards (`replayInput`).
 */
export function preserveInput(root: HTMLElement): () => void {
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
      const now = fieldReplacement(root, field);
      if (now) writeValue(now, field.value);
    }
    if (!(focused instanceof HTMLElement) || focused.isConnected) return;
    if (!isField(focused)) return controlInPlace(focused)?.focus();
    const now = fieldReplacement(root, focused);
    if (now) writeOn(focused, now);
  };
}
