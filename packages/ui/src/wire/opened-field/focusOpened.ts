import { findMarked } from "../mark.ts";
import { openedFieldMark } from "./openedFieldMark.ts";

/**
 * Opens a `<details>` by its summary with the focus in the field marked with `openedFieldMark`, even before its script
 * has loaded, so that typing goes there at once. Without such a field the browser opens it as usual.
 */
export function focusOpened(): void {
  document.addEventListener("click", (event) => {
    const box = event.target instanceof Element ? event.target.closest("summary")?.parentElement : null;
    if (!(box instanceof HTMLDetailsElement) || box.open) return;
    const field = findMarked(box, openedFieldMark);
    // A field in a `<details>` within this one is opened by that one.
    if (field === null || field.closest("details") !== box) return;
    event.preventDefault();
    box.open = true;
    field.focus();
  });
}
