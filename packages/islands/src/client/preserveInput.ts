import { type Field, isField, isText, originalOf } from "../page/field.ts";
import { openFolds } from "./openFolds.ts";
import { fieldReplacement, writeValue } from "./fieldReplacement.ts";

const pressable = "a,button,summary";

/** Gives the new element that replaced an old one; undefined when there is no safe match. */
type FindReplacement<T extends Element> = (element: T) => T | undefined;

/**
 * Matches old elements to new ones: by position among those with the same tag and class, if their number is unchanged.
 */
function watchReplacements<T extends Element>(find: () => readonly T[]): FindReplacement<T> {
  const original = find();
  const ofSameKind = (elements: readonly T[], { tagName, className }: T): readonly T[] =>
    elements.filter((candidate) => candidate.tagName === tagName && candidate.className === className);
  return (element) => {
    const [oldElements, newElements] = [ofSameKind(original, element), ofSameKind(find(), element)];
    return oldElements.length === newElements.length ? newElements[oldElements.indexOf(element)] : undefined;
  };
}

/** Lets the user continue typing in the field that replaced theirs, with the caret where it was. */
function continueIn(field: Field, replacement: Field): void {
  replacement.focus();
  if (field instanceof HTMLSelectElement || replacement instanceof HTMLSelectElement || field.selectionStart === null)
    return;
  replacement.setSelectionRange(field.selectionStart, field.selectionEnd);
}

/** Tracks the focused element. Calling the result returns it and stops tracking. */
function watchFocus(): () => Element | null {
  let focused = document.activeElement;
  const rememberFocus = ({ target }: Event): void => {
    if (target instanceof Element) focused = target;
  };
  document.addEventListener("focusin", rememberFocus, true);
  return () => {
    document.removeEventListener("focusin", rememberFocus, true);
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
  const newFoldOf = watchReplacements(() => [...root.querySelectorAll("details")]);
  const newControlOf = watchReplacements<HTMLElement>(() => [...root.querySelectorAll<HTMLElement>(pressable)]);
  const lastFocused = watchFocus();
  return () => {
    const focused = lastFocused();
    openFolds(
      root,
      folds.filter(({ open }) => open),
      newFoldOf,
    );
    for (const field of fields.filter(
      (candidate) => candidate.value !== originalOf(candidate) && candidate.type !== "file",
    )) {
      const replacement = fieldReplacement(root, field);
      if (replacement) writeValue(replacement, field.value);
    }
    if (!(focused instanceof HTMLElement) || focused.isConnected) return;
    if (!isField(focused)) return newControlOf(focused)?.focus();
    const replacement = fieldReplacement(root, focused);
    if (replacement) continueIn(focused, replacement);
  };
}
