import { closingTime, lockScroll } from "./lockScroll.ts";
import { focusable } from "./returnOrder.ts";

/** Tab goes from the last to the first and back, not out into the browser. */
function keepInside(event: KeyboardEvent): void {
  const { currentTarget: dialog, key, shiftKey } = event;
  if (key !== "Tab" || !(dialog instanceof HTMLElement)) return;
  const here = dialog.ownerDocument.activeElement;
  const inside = [...dialog.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => !element.matches(":disabled") && (element.checkVisibility?.() ?? true),
  );
  const ahead = shiftKey ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  if (inside.some((element) => here && here.compareDocumentPosition(element) & ahead)) return;
  event.preventDefault();
  inside.at(shiftKey ? -1 : 0)?.focus();
}

/**
 * Opens the browser's own dialog as a modal one, unless it is open: all else is inert, Tab goes round in it, the focus
 * returns to what had it, and the page does not scroll until 250 ms after it has been closed, by whomever.
 */
export function openModal(dialog: HTMLDialogElement): void {
  if (dialog.open) return;
  dialog.showModal();
  const unlock = lockScroll(dialog.ownerDocument);
  const end = (): void => {
    // Closed and opened again before the browser told of it.
    if (dialog.open) return;
    dialog.removeEventListener("close", end);
    dialog.removeEventListener("keydown", keepInside);
    setTimeout(unlock, closingTime);
  };
  dialog.addEventListener("close", end);
  dialog.addEventListener("keydown", keepInside);
}
