import type { ReactElement } from "react";
import { useCheckoutContext } from "../CheckoutProvider.tsx";
import { reviewPlace } from "../payment-area/OrderReview.tsx";
import { useIsReviewed } from "../payment-area/useIsReviewed.ts";
import { useCheckoutCart } from "../useCheckoutCart.ts";

/** Id of the summary, which stands below the blocks of a small screen. */
export const summaryPlace = "torg-checkout-summary";

/** What is to pay, as a way to what is ordered: right above the button that orders it, else in the summary. */
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
