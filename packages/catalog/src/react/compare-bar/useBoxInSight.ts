import { useEffect, type RefObject } from "react";

/** Space in pixels between a box and the bar: the box is confirmed in words below it. */
const clearance = 40;

/** Scrolls the box of a product that was just added out from behind the bar that opened with it. */
export function useBoxInSight(bar: RefObject<HTMLElement | null>, justAdded: number | null, isExpanded: boolean): void {
  useEffect(() => {
    if (!isExpanded || justAdded === null || bar.current === null) return;
    const { top } = bar.current.getBoundingClientRect();
    const boxes = [...document.querySelectorAll(`[data-compare="${justAdded}"]`)];
    const bottoms = boxes.map((box) => box.getBoundingClientRect().bottom);
    const covered = bottoms.find((bottom) => bottom > top - clearance && bottom < window.innerHeight);
    if (covered !== undefined) window.scrollBy({ top: covered + clearance - top });
  }, [bar, justAdded, isExpanded]);
}
