import { hideOthers } from "aria-hidden";
import { type RefObject, useEffect, useState } from "react";
import { useHydrated } from "../internal/useHydrated.ts";
import { focusFirst, returnOrder } from "./returnOrder.ts";
import { closingTime, lockScroll } from "./scrollLock.ts";

/** Whether a modal part is on the page: while it is open, and as long as its closing is seen. Never on a server. */
export function usePresence(open: boolean): boolean {
  const isInBrowser = useHydrated();
  const [isGone, setGone] = useState(!open);
  if (open && isGone) setGone(false);
  useEffect(() => {
    if (open) return undefined;
    const timer = setTimeout(() => setGone(true), closingTime);
    return () => clearTimeout(timer);
  }, [open]);
  return isInBrowser && (open || !isGone);
}

/** What a modal part does to the page around it. */
interface Modal {
  /** Open and on the page. */
  readonly isActive: boolean;
  readonly content: RefObject<HTMLElement | null>;
  /** The first of these that takes the focus gets it. */
  readonly first: readonly (RefObject<HTMLElement | null> | undefined)[];
  /** What gets the focus afterwards when what had it before is gone. */
  readonly returnFocus: RefObject<HTMLElement | null> | undefined;
  /** Milliseconds from closing until the page may scroll. */
  readonly lockedFor: number;
}

/** Takes the focus, hides the rest from assistive technology and locks the page; gives all of it back after closing. */
export function useModal({ isActive, content, first, returnFocus, lockedFor }: Modal): void {
  useEffect(() => {
    if (!isActive || content.current === null) return undefined;
    const opener = document.activeElement;
    const order = opener === null || opener === document.body ? [] : returnOrder(opener);
    const unlock = lockScroll();
    focusFirst(first.map((target) => target?.current));
    const showOthers = hideOthers(content.current);
    return () => {
      showOthers();
      // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is there now counts
      focusFirst([order[0], returnFocus?.current, ...order.slice(1)]);
      // The focus does not wait for the page to be unlocked.
      if (lockedFor > 0) setTimeout(unlock, lockedFor);
      else unlock();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is given meanwhile is read when it is needed
  }, [isActive]);
}
