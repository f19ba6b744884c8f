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
  // If a cart line shows the message itself, the focus has been passed on to it.
  const isSaid = target.matches(".torg-checkout-block__said");
  (isSaid ? document.activeElement : target)?.scrollIntoView({ block: "center" });
}

/**
 * Once the controls are enabled, moves the focus to the first problem of a refused order, or to the summary if the
 * problem has no place of its own.
 */
function useLead(summary: RefObject<HTMLElement | null>, problems: readonly OrderProblem[]): void {
  const trouble = useCheckout((snapshot) => snapshot.orderTrouble);
  const isEnabled = useCheckout((snapshot) => snapshot.checkoutIsEnabled);
  const last = useRef(trouble?.attempt ?? 0);
  useEffect(() => {
    if (trouble === null || !isEnabled || last.current === trouble.attempt) return;
    last.current = trouble.attempt;
    const [first] = problems;
    const place = first === undefined ? null : document.getElementById(placeId(first.place));
    const target = place ?? summary.current;
    if (target !== null) leadTo(target);
  }, [trouble, isEnabled, problems, summary]);
}

/** All problems that prevent an order, each message linking to its place; nothing if there are none. */
export function OrderProblemSummary(): ReactElement | null {
  const { texts } = useCheckoutContext();
  const data = useCheckout((snapshot) => snapshot.data);
  const { problems, message } = useOrderProblems();
  const summary = useRef<HTMLDivElement>(null);
  useLead(summary, problems);
  // Problems of a block that is not shown appear only here.
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
