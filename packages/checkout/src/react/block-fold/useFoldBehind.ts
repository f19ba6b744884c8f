import { useEffect, type RefObject } from "react";

/** The blocks before an element that are done, open, and scrolled out of view above. */
function foldsBehind(root: HTMLElement, target: Node): readonly HTMLDetailsElement[] {
  return [...root.querySelectorAll<HTMLDetailsElement>("details[data-done][open]")].filter(
    (box) =>
      (box.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 &&
      !box.contains(target) &&
      box.getBoundingClientRect().bottom < 0,
  );
}

/** Folds completed blocks once the focus has moved past them and they are out of sight. Nothing visible moves. */
export function useFoldBehind(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = root;
    const handleFocus = ({ target }: FocusEvent): void => {
      if (current === null || !(target instanceof HTMLElement)) return;
      const boxes = foldsBehind(current, target);
      if (boxes.length === 0) return;
      const { top } = target.getBoundingClientRect();
      for (const box of boxes) box.open = false;
      // Browsers with scroll anchoring keep the position themselves; then there is nothing left to scroll.
      window.scrollBy({ top: target.getBoundingClientRect().top - top, behavior: "instant" });
    };
    current?.addEventListener("focusin", handleFocus);
    return () => current?.removeEventListener("focusin", handleFocus);
  }, [root]);
}
