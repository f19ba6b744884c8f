import { openEnclosingDetails } from "@torg/ui/wire";
import { useEffect, useRef } from "react";
import { useCheckout } from "../CheckoutProvider.tsx";
import { placeId, summaryId } from "./placeId.ts";
import { useOrderProblems } from "./useOrderProblems.ts";

/** Room for the message below a field. */
const below = 48;

/** Focuses a problem, and shows it together with the list of all problems if both fit in the window. */
function leadTo(target: HTMLElement, summary: HTMLElement | null): void {
  openEnclosingDetails(target);
  target.focus({ preventScroll: true });
  // If a cart line shows the message itself, the focus has been passed on to it.
  const isShownByLine = target.matches(".torg-checkout-block__said");
  const shown = isShownByLine ? (document.activeElement ?? target) : target;
  summary?.closest("section")?.scrollIntoView({ block: "start", behavior: "instant" });
  const { top, bottom } = shown.getBoundingClientRect();
  // What sticks to the upper edge of the window would cover it.
  const above = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0;
  if (summary === null || top < above || bottom + below > window.innerHeight) shown.scrollIntoView({ block: "center" });
}

/**
 * Once the controls are enabled, moves the focus to the first problem of a refused order, or to the summary if the
 * problem has no place of its own.
 */
export function useLeadToProblem(): void {
  const { problems } = useOrderProblems();
  const trouble = useCheckout((snapshot) => snapshot.orderErrors);
  const isEnabled = useCheckout((snapshot) => snapshot.checkoutIsEnabled);
  const last = useRef(trouble?.attempt ?? 0);
  useEffect(() => {
    if (trouble === null || !isEnabled || last.current === trouble.attempt) return;
    last.current = trouble.attempt;
    const [first] = problems;
    const summary = document.getElementById(summaryId);
    const target = (first === undefined ? null : document.getElementById(placeId(first.place))) ?? summary;
    if (target !== null) leadTo(target, summary);
  }, [trouble, isEnabled, problems]);
}
