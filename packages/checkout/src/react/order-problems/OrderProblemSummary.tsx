import { Alert, ErrorSummary } from "@torg/ui";
import { openAround } from "@torg/ui/wire";
import { useEffect, useRef, type ReactElement, type RefObject } from "react";
import { shownPlaces } from "../../domain/orderPlaces.ts";
import { useCheckout, useCheckoutContext } from "../CheckoutProvider.tsx";
import { placeId, summaryId } from "./placeId.ts";
import { useOrderProblems, type OrderProblem } from "./useOrderProblems.ts";

function leadTo(target: HTMLElement): void {
  openAround(target);
  target.focus({ preventScroll: true });
  // What a line of the cart says itself has passed the focus on to that.
  const isSaid = target.matches(".torg-checkout-block__said");
  (isSaid ? document.activeElement : target)?.scrollIntoView({ block: "center" });
}

/**
 * Moves the focus, once the controls are enabled, to the first thing that stands in the way of a refused order, and to
 * the summary where it has no place of its own.
 */
function useLead(summary: RefObject<HTMLElement | null>, problems: readonly OrderProblem[]): void {
  const trouble = useCheckout((snapshot) => snapshot.orderTrouble);
  const isEnabled = useCheckout((snapshot) => snapshot.checkoutIsEnabled);
  const last = useRef(trouble?.attempt ?? 0);
  useEffect(() => {
    // Attempts are counted anew once everything is mended.
    if (trouble === null) last.current = 0;
    if (trouble === null || !isEnabled || last.current === trouble.attempt) return;
    last.current = trouble.attempt;
    const [first] = problems;
    const place = first === undefined ? null : document.getElementById(placeId(first.place));
    const target = place ?? summary.current;
    if (target !== null) leadTo(target);
  }, [trouble, isEnabled, problems, summary]);
}

/** All that stands in the way of an order, each sentence a way to its place; nothing when nothing does. */
export function OrderProblemSummary(): ReactElement | null {
  const { texts } = useCheckoutContext();
  const data = useCheckout((snapshot) => snapshot.data);
  const { problems, message } = useOrderProblems();
  const summary = useRef<HTMLDivElement>(null);
  useLead(summary, problems);
  // What is said of a block that is not shown is said here only.
  const shown = shownPlaces(data);
  const errors = problems.map(({ place, text }) => ({
    fieldId: place !== "payment" && shown.includes(place) ? placeId(place) : summaryId,
    message: text,
  }));
  if (message === null)
    return <ErrorSummary id={summaryId} ref={summary} title={texts.summaryOfProblems} errors={errors} />;
  return (
    <Alert id={summaryId} ref={summary} tabIndex={-1} tone="danger">
      {message}
    </Alert>
  );
}
