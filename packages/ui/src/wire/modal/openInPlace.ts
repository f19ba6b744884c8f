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

/** Steps back that were asked for and not made yet: the browser makes them later, and tells of each. */
let askedBack = 0;

function stepBack(): void {
  askedBack += 1;
  window.addEventListener("popstate", () => (askedBack -= 1), { once: true });
  window.history.back();
}

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
  const addStep = (): void => {
    if (!isMarked()) window.history.pushState({ ...window.history.state, [mark]: true }, "");
  };
  // Opened again before the step of the last time was taken back: that one is no wish to close it.
  let waits = askedBack > 0;
  if (!waits) addStep();
  const handleBack = (): void => {
    if (waits) {
      waits = false;
      return addStep();
    }
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
    if (isAdded && !waits && isMarked()) stepBack();
  };
}
