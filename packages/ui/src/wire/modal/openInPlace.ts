import { keepInside } from "./keepInside.ts";
import { lockScroll } from "./lockScroll.ts";
import { makeModal } from "./makeModal.ts";

/** How a part that was opened in its place is closed: by the key, or by the browser's way back. */
export type ClosedBy = "escape" | "back";

/** What a part that is opened in its place is given. */
export interface OpenedInPlace {
  /** What the dialog is called. */
  readonly label: string;
  /** Hears that somebody wants it closed. */
  readonly onClose: (by: ClosedBy) => void;
}

/** Marks the entry of the browser's history that closes something. */
const mark = "torgOverlay";

const isMarked = (): boolean => {
  const state: unknown = window.history.state;
  return typeof state === "object" && state !== null && mark in state;
};

/**
 * Makes a part of the page a modal dialog where it stands, so that a field in it keeps the focus and the keyboard of a
 * phone stays up: all else is inert, Tab goes round in it, the page does not scroll, Escape and the browser's way back
 * ask for its end. The answer ends it; who leaves the page meanwhile does it by `location.replace`, which takes the place
 * of the entry that was added to the history.
 */
export function openInPlace(panel: HTMLElement, { label, onClose }: OpenedInPlace): () => void {
  makeModal(panel, true);
  panel.ariaLabel = label;
  const unlock = lockScroll(panel.ownerDocument);
  let isAdded = true;
  // Once only: somebody may have loaded the page anew while it was open.
  if (!isMarked()) window.history.pushState({ ...window.history.state, [mark]: true }, "");
  const handleBack = (): void => {
    if (isMarked()) return;
    isAdded = false;
    onClose("back");
  };
  const handleKey = (event: KeyboardEvent): void => {
    if (event.key !== "Escape") return keepInside(event);
    event.preventDefault();
    event.stopPropagation();
    onClose("escape");
  };
  window.addEventListener("popstate", handleBack);
  panel.addEventListener("keydown", handleKey, true);
  return () => {
    window.removeEventListener("popstate", handleBack);
    panel.removeEventListener("keydown", handleKey, true);
    makeModal(panel, false);
    panel.ariaLabel = null;
    unlock();
    if (isAdded && isMarked()) window.history.back();
  };
}
