import { keepInside } from "./keepInside.ts";
import { lockScroll } from "./lockScroll.ts";
import { makeModal } from "./makeModal.ts";

/** What closed a part that was opened in place: Escape, or the browser's back button. */
export type ClosedBy = "escape" | "back";

/** Options of a part that is opened in place. */
export interface OpenedInPlace {
  /** Accessible name of the dialog. */
  readonly label: string;
  /** Called when the user wants it closed. */
  readonly onClose: (by: ClosedBy) => void;
}

/** Marks the history entry that closes something. */
const mark = "torgOverlay";

const isMarked = (): boolean => {
  const state: unknown = window.history.state;
  return typeof state === "object" && state !== null && mark in state;
};

/** Requested steps back that are still pending: the browser makes them later and fires an event for each. */
let askedBack = 0;

function stepBack(): void {
  askedBack += 1;
  window.addEventListener("popstate", () => (askedBack -= 1), { once: true });
  window.history.back();
}

/**
 * Makes a part of the page a modal dialog without moving it, so that a field in it keeps the focus and a phone's
 * keyboard stays open: everything else is inert, Tab wraps around inside, the page does not scroll, and Escape and the
 * back button request closing. The returned function closes it. To leave the page meanwhile, use `location.replace`,
 * which replaces the history entry that was added.
 */
export function openInPlace(panel: HTMLElement, { label, onClose }: OpenedInPlace): () => void {
  makeModal(panel, true);
  panel.ariaLabel = label;
  const unlock = lockScroll(panel.ownerDocument);
  let isAdded = true;
  // Only once: the page may have been reloaded while it was open.
  const addStep = (): void => {
    if (!isMarked()) window.history.pushState({ ...window.history.state, [mark]: true }, "");
  };
  // Reopened before the previous step back has happened: that step must not close it.
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
