import { findMarked } from "../mark.ts";
import { openedFieldMark } from "./openedFieldMark.ts";

/**
 * Opens boxes by their summary with the focus in the field that wears `openedFieldMark`, also before their script is
 * there: what is typed at once goes where it is meant to. Boxes without such a field open as they do by themselves.
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
