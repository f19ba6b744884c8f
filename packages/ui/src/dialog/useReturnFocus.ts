import { type RefObject, useEffect } from "react";
import { focusFirst, returnOrder } from "../wire/modal/returnOrder.ts";

/**
 * Gives the focus back as soon as a dialog is closed or goes away: to what had it before; when that is gone to
 * `fallback`, else to what followed it on the page.
 */
export function useReturnFocus(isOpen: boolean, fallback: RefObject<HTMLElement | null> | undefined): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const opener = document.activeElement;
    const order = opener === null || opener === document.body ? [] : returnOrder(opener);
    return () => {
      // Where it was pressed it still is: the page did not scroll meanwhile, and what sticks would pull it along.
      if (focusFirst(order.slice(0, 1), { preventScroll: true })) return;
      // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is there now counts
      focusFirst([fallback?.current, ...order.slice(1)]);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is given meanwhile is read when it is needed
  }, [isOpen]);
}
