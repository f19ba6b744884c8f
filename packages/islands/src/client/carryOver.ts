import { type Field, isField, isText, originalOf } from "../page/field.ts";
import { standing, writeValue } from "./standingField.ts";

/** Details that were opened, in what stands in their place: the same one of those that look the same. */
function openAgain(root: ParentNode, folds: readonly HTMLDetailsElement[]): void {
  const alike = (all: readonly HTMLDetailsElement[], { className }: HTMLDetailsElement) =>
    all.filter((fold) => fold.className === className);
  const drawn = [...root.querySelectorAll("details")];
  for (const fold of folds.filter(({ open }) => open)) {
    const now = alike(drawn, fold)[alike(folds, fold).indexOf(fold)];
    if (now) now.open = true;
  }
}

/** Lets somebody write on in the field that stands in place of theirs, with the caret where it was. */
function writeOn(field: Field, now: Field): void {
  now.focus();
  if (field instanceof HTMLSelectElement || now instanceof HTMLSelectElement || field.selectionStart === null) return;
  now.setSelectionRange(field.selectionStart, field.selectionEnd);
}

/**
 * Watches markup that is about to be drawn anew. The returned function, called in the task that has drawn it, puts the
 * texts, the opened folds and the focus of whoever is at work there into what stands in their place: the next key that is
 * pressed finds its field. The island hears of it afterwards (`retell`).
 */
export function carryOver(root: HTMLElement): () => void {
  const fields = [...root.querySelectorAll("*")].filter(isText);
  const folds = [...root.querySelectorAll("details")];
  let focused = document.activeElement;
  const note = ({ target }: Event): void => {
    if (target instanceof Element) focused = target;
  };
  document.addEventListener("focusin", note, true);
  return () => {
    document.removeEventListener("focusin", note, true);
    openAgain(root, folds);
    for (const field of fields.filter((one) => one.value !== originalOf(one) && one.type !== "file")) {
      const now = standing(root, field);
      if (now) writeValue(now, field.value);
    }
    if (focused === null || focused.isConnected || !isField(focused)) return;
    const now = standing(root, focused);
    if (now) writeOn(focused, now);
  };
}
