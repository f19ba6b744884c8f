import { focusable } from "./returnOrder.ts";

/** Handles Tab in a dialog: it wraps around instead of leaving for the browser's own controls. */
export function keepInside(event: KeyboardEvent): void {
  const { currentTarget: dialog, key, shiftKey } = event;
  if (key !== "Tab" || !(dialog instanceof HTMLElement)) return;
  const here = dialog.ownerDocument.activeElement;
  const focusables = [...dialog.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => !element.matches(":disabled, [tabindex='-1']") && (element.checkVisibility?.() ?? true),
  );
  const direction = shiftKey ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  if (focusables.some((element) => here && here.compareDocumentPosition(element) & direction)) return;
  event.preventDefault();
  focusables.at(shiftKey ? -1 : 0)?.focus();
}
