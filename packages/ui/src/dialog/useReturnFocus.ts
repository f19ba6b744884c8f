import { type RefObject, useEffect } from "react";
import { focusFirst, returnOrder } from "../wire/modal/returnOrder.ts";

/**
 * Restores the focus when a dialog closes or unmounts: to the previously focused element, or if that is gone to
 * `fallback`, else to what followed it on the page.
 */
export function useReturnFocus(isOpen: boolean, fallback: RefObject<HTMLElement | null> | undefined): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const opener = document.activeElement;
    const order = opener === null || opener === document.body ? [] : returnOrder(opener);
    return () => {
      // It is where it was pressed: the page did not scroll meanwhile, and a sticky element would cause a scroll.
      if (focusFirst(order.slice(0, 1), { preventScroll: true })) return;
      // oxlint-disable-next-line react-hooks/exhaustive-deps -- the current value counts
      focusFirst([fallback?.current, ...order.slice(1)]);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- later values are read when needed
  }, [isOpen]);
}
