import { type Field, isField, isText, originalOf } from "../page/field.ts";
import { fieldReplacement, writeValue } from "./fieldReplacement.ts";
import { openFolds } from "./openFolds.ts";
import { openLateFolds } from "./openLateFolds.ts";

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

/** Writes a user's text in the field that replaced theirs; returns that field. */
function carryText(root: HTMLElement, field: Field): Field | undefined {
  const replacement = fieldReplacement(root, field);
  if (replacement) writeValue(replacement, field.value);
  return replacement;
}

/**
 * Watches markup that is about to be re-rendered. Call the returned function in the task that rendered it: it restores
 * the user's texts, open folds and focus in the new elements, so that the next key press reaches its field. The island
 * is notified afterwards (`replayInput`). A fold that is loaded later is opened with its texts when it is there, unless
 * the user has gone on.
 */
export function preserveInput(root: HTMLElement): () => void {
  const fields = [...root.querySelectorAll("*")].filter(isText);
  const folds = [...root.querySelectorAll("details")];
  const newFoldOf = watchReplacements(() => [...root.querySelectorAll("details")]);
  const newControlOf = watchReplacements<HTMLElement>(() => [...root.querySelectorAll<HTMLElement>(pressable)]);
  const lastFocused = watchFocus();
  const restoreFocus = (focused: Element | null): void => {
    if (!(focused instanceof HTMLElement) || focused.isConnected) return;
    if (!isField(focused)) return newControlOf(focused)?.focus();
    const replacement = fieldReplacement(root, focused);
    if (replacement) continueIn(focused, replacement);
  };
  return () => {
    const focused = lastFocused();
    const opened = folds.filter(({ open }) => open);
    const late = openFolds(root, opened, newFoldOf);
    const typed = fields.filter((field) => field.value !== originalOf(field) && field.type !== "file");
    const unwritten = typed.filter((field) => carryText(root, field) === undefined);
    restoreFocus(focused);
    openLateFolds(root, late, (waited) => {
      const missing = openFolds(root, waited, newFoldOf);
      const drawn = waited.filter((fold) => !missing.includes(fold));
      // Nobody else notifies the island of what is written this late.
      for (const field of unwritten.filter((candidate) => drawn.some((fold) => fold.contains(candidate))))
        carryText(root, field)?.dispatchEvent(new Event("input", { bubbles: true }));
      return missing;
    });
  };
}
