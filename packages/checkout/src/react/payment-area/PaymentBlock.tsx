import type { ReactElement } from "react";
import { CheckoutBlock } from "../checkout-block/CheckoutBlock.tsx";
import { useCheckoutContext } from "../CheckoutProvider.tsx";
import { PaymentArea, type PaymentAreaProps } from "./PaymentArea.tsx";

/** Props of PaymentBlock. */
export interface PaymentBlockProps extends PaymentAreaProps {
  /** Its number among the blocks; default 3, after only cart and customer type. */
  readonly number?: number;
}

/** The payment area as a block with its heading. */
export function PaymentBlock({ number = 3, ...rest }: PaymentBlockProps): ReactElement {
  const { texts } = useCheckoutContext();
  return (
    <CheckoutBlock name="payment" number={number} title={texts.blockTitles.payment}>
      <PaymentArea {...rest} />
    </CheckoutBlock>
  );
}
