import { type KeyboardEvent, type Ref, useEffect, useRef } from "react";
import { closingTime } from "../dialog/scrollLock.ts";
import { useScrollLock } from "../dialog/useScrollLock.ts";
import { giveRef } from "../internal/giveRef.ts";

const reached = "button:not(:disabled), a[href], [tabindex='0']";

/** Tab goes from the last to the first and back, not out into the browser. */
function keepInside(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== "Tab") return;
  const inside = [...event.currentTarget.querySelectorAll<HTMLElement>(reached)];
  const [first, last] = [inside[0], inside.at(-1)];
  const isOut = event.shiftKey ? document.activeElement === first : document.activeElement === last;
  if (!isOut) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

/** A dialog of the browser, and what it hears. */
export interface Modal {
  /** Takes the dialog, as its ref, and hands it on. */
  readonly attach: (dialog: HTMLDialogElement | null) => void;
  readonly keepInside: (event: KeyboardEvent<HTMLDialogElement>) => void;
}

/**
 * Opens the browser's own modal dialog: all else is inert, Escape asks to close, the focus returns to what had it, and
 * the page does not scroll until 250 ms after closing.
 */
export function useModal(isOpen: boolean, given?: Ref<HTMLDialogElement>): Modal {
  const dialog = useRef<HTMLDialogElement>(null);
  useScrollLock(isOpen, closingTime);
  useEffect(() => {
    const found = dialog.current;
    if (found === null || !isOpen) return;
    if (!found.open) found.showModal();
    return () => found.close();
  }, [isOpen]);
  const attach = (element: HTMLDialogElement | null): void => {
    dialog.current = element;
    giveRef(given, element);
  };
  return { attach, keepInside };
}
