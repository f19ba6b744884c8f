import { Checkbox } from "@torg/ui";
import { useState, type ReactElement } from "react";
import { checkoutFields } from "../../contract/checkoutFields.ts";
import { checkoutPaths } from "../../contract/checkoutPaths.ts";
import { BlockForm } from "../checkout-block/BlockForm.tsx";
import { useCheckout, useCheckoutContext } from "../CheckoutProvider.tsx";

/** The newsletter choice, if the shop offers one; each change is saved. */
export function NewsletterChoice(): ReactElement | null {
  const { state } = useCheckoutContext();
  const option = useCheckout((snapshot) => snapshot.data.newsletter);
  const [isWanted, setIsWanted] = useState(option?.isWanted === true);
  if (option === null || !option.isActive) return null;
  return (
    <BlockForm path={checkoutPaths.subscribe} className="torg-newsletter-choice">
      <input type="hidden" name={checkoutFields.newsletter} value="0" />
      <Checkbox
        name={checkoutFields.newsletter}
        value="1"
        checked={isWanted}
        onChange={(event) => {
          setIsWanted(event.target.checked);
          void state.subscribeNewsletter(event.target.checked);
        }}
      >
        {option.text}
      </Checkbox>
    </BlockForm>
  );
}
