import { Radio } from "@torg/ui";
import type { ReactElement } from "react";
import { checkoutFields } from "../../contract/checkoutFields.ts";
import { checkoutPaths } from "../../contract/checkoutPaths.ts";
import type { CustomerType } from "../../domain/checkoutData.ts";
import { BlockForm } from "../checkout-block/BlockForm.tsx";
import { useCheckout, useCheckoutContext } from "../CheckoutProvider.tsx";

const customerTypes: readonly CustomerType[] = ["private", "company"];

/** Private person or company. */
export function CustomerTypeBlock(): ReactElement {
  const { state, texts } = useCheckoutContext();
  const chosen = useCheckout((snapshot) => snapshot.choices.customerType);
  return (
    <BlockForm path={checkoutPaths.updateCustomerType}>
      <fieldset className="torg-checkout-choice">
        <legend className="torg-visually-hidden">{texts.blockTitles["customer-type"]}</legend>
        {customerTypes.map((type) => (
          <Radio
            key={type}
            name={checkoutFields.customerType}
            value={type}
            checked={chosen === type}
            onChange={() => void state.chooseCustomerType(type)}
          >
            {texts.customerTypes[type]}
          </Radio>
        ))}
      </fieldset>
    </BlockForm>
  );
}
