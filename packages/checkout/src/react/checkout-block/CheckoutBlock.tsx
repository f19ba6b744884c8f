import { useId, type ReactElement, type ReactNode } from "react";
import { useCheckoutContext } from "../CheckoutProvider.tsx";

/** Props of CheckoutBlock. */
export interface CheckoutBlockProps {
  readonly title: string;
  readonly number: number;
  readonly children: ReactNode;
}

/** One numbered block of the checkout. */
export function CheckoutBlock({ title, number, children }: CheckoutBlockProps): ReactElement {
  const { texts } = useCheckoutContext();
  const headingId = useId();
  return (
    <section className="torg-checkout-block" aria-labelledby={headingId}>
      <h2 className="torg-checkout-block__heading" id={headingId}>
        {texts.blockHeading(number, title)}
      </h2>
      {children}
    </section>
  );
}
