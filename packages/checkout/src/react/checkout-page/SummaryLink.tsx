import type { ReactElement } from "react";
import { leadingSum } from "../../domain/leadingSum.ts";
import { useCheckoutContext } from "../CheckoutProvider.tsx";
import { reviewPlace } from "../payment-area/OrderReview.tsx";
import { useIsReviewed } from "../payment-area/useIsReviewed.ts";
import { useCheckoutCart } from "../useCheckoutCart.ts";

/** Id of the summary, which is below the blocks on small screens. */
export const summaryPlace = "torg-checkout-summary";

/** The sum of the order, as a link to the order's content: right above the order button, else in the summary. */
export function SummaryLink(): ReactElement {
  const { texts } = useCheckoutContext();
  const { summary } = useCheckoutCart();
  const isReviewed = useIsReviewed();
  const { ore, vat } = leadingSum(summary);
  return (
    <a className="torg-checkout-page__to-summary" href={`#${isReviewed ? reviewPlace : summaryPlace}`}>
      <span>{texts.toSummary}</span>{" "}
      <strong key={ore}>
        {texts.price(ore)}
        {vat !== null && <small> {vat === "excluded" ? texts.exclVat : texts.inclVat}</small>}
      </strong>
    </a>
  );
}
