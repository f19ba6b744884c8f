import { Checkbox } from "@torg/ui";
import { useState, type ReactElement } from "react";
import { checkoutPaths } from "../../contract/checkoutPaths.ts";
import { BlockForm } from "../checkout-block/BlockForm.tsx";
import { useCheckout, useCheckoutContext } from "../CheckoutProvider.tsx";

/** The newsletter, when the shop offers one; each change is saved. */
export function NewsletterChoice(): ReactElement | null {
  const { state } = useCheckoutContext();
  const option = useCheckout((snapshot) => snapshot.data.order_subscribe);
  const [isWanted, setIsWanted] = useState(option?.value === 1);
  if (option === null || !option.active) return null;
  return (
    <BlockForm path={checkoutPaths.subscribe} className="torg-newsletter-choice">
      <input type="hidden" name="value" value="0" />
      <Checkbox
        name="value"
        value="1"
        checked={isWanted}
        onChange={(event) => {
          setIsWanted(event.target.checked);
          void state.subscribeNewsletter(event.target.checked ? 1 : 0);
        }}
      >
        {option.text}
      </Checkbox>
    </BlockForm>
  );
}
