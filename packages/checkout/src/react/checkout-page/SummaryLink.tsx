import type { ReactElement } from "react";
import { useCheckoutContext } from "../CheckoutProvider.tsx";
import { useCheckoutCart } from "../useCheckoutCart.ts";

/** What is to pay, as a way to the summary where that stands below the blocks. */
export function SummaryLink({ href }: { readonly href: string }): ReactElement {
  const { texts } = useCheckoutContext();
  const { summary } = useCheckoutCart();
  return (
    <a className="torg-checkout-page__to-summary" href={href}>
      <span>{texts.toSummary}</span> <strong key={summary.leftOre}>{texts.price(summary.leftOre)}</strong>
    </a>
  );
}
