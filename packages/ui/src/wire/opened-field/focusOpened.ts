import { findMarked } from "../mark.ts";
import { openedFieldMark } from "./openedFieldMark.ts";

/**
 * Opens a `<details>` by its summary with the focus in the field marked with `openedFieldMark`, even before its script
 * has loaded, so that typing goes there at once. Without such a field the browser opens it as usual.
 */
export function focusOpened(): void {
  document.addEventListener("click", (event) => {
    const box = event.target instanceof Element ? event.target.closest("summary")?.parentElement : null;
    const field = box ? findMarked(box, openedFieldMark) : null;
    if (field === null || !(box instanceof HTMLDetailsElement) || box.open) return;
    event.preventDefault();
    box.open = true;
    field.focus();
  });
}
