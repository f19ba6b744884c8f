import { useEffect, type RefObject } from "react";

/** The blocks before a part of the page that are done, open, and above what can be seen. */
function foldsBehind(root: HTMLElement, target: Node): readonly HTMLDetailsElement[] {
  return [...root.querySelectorAll<HTMLDetailsElement>("details[data-done][open]")].filter(
    (box) =>
      (box.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 &&
      !box.contains(target) &&
      box.getBoundingClientRect().bottom < 0,
  );
}

/** Folds what is done once the focus has moved on past it and it is out of sight. Nothing that is seen moves. */
export function useFoldBehind(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = root;
    const handleFocus = ({ target }: FocusEvent): void => {
      if (current === null || !(target instanceof HTMLElement)) return;
      const boxes = foldsBehind(current, target);
      if (boxes.length === 0) return;
      const { top } = target.getBoundingClientRect();
      for (const box of boxes) box.open = false;
      // Some browsers keep what is seen in its place by themselves; then there is nothing left to scroll.
      window.scrollBy({ top: target.getBoundingClientRect().top - top, behavior: "instant" });
    };
    current?.addEventListener("focusin", handleFocus);
    return () => current?.removeEventListener("focusin", handleFocus);
  }, [root]);
}
