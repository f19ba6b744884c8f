import type { ReactElement } from "react";
import { useCheckoutContext } from "../CheckoutProvider.tsx";
import { reviewPlace } from "../payment-area/OrderReview.tsx";
import { useIsReviewed } from "../payment-area/useIsReviewed.ts";
import { useCheckoutCart } from "../useCheckoutCart.ts";

/** Id of the summary, which is below the blocks on small screens. */
export const summaryPlace = "torg-checkout-summary";

/** The amount to pay, as a link to the order's content: right above the order button, else in the summary. */
export function SummaryLink(): ReactElement {
  const { texts } = useCheckoutContext();
  const { summary } = useCheckoutCart();
  const isReviewed = useIsReviewed();
  return (
    <a className="torg-checkout-page__to-summary" href={`#${isReviewed ? reviewPlace : summaryPlace}`}>
      <span>{texts.toSummary}</span> <strong key={summary.leftOre}>{texts.price(summary.leftOre)}</strong>
    </a>
  );
}
