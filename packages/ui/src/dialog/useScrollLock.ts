import { useEffect } from "react";
import { lockScroll } from "../wire/modal/lockScroll.ts";

/** Keeps the page from scrolling while a modal is open, and for `lockedFor` milliseconds after. */
export function useScrollLock(isOpen: boolean, lockedFor: number): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const unlock = lockScroll();
    return () => {
      if (lockedFor > 0) setTimeout(unlock, lockedFor);
      else unlock();
    };
  }, [isOpen, lockedFor]);
}
