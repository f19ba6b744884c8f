import { RadioCard, RadioCardGroup } from "@torg/ui";
import type { ReactElement } from "react";
import { checkoutPaths } from "../../contract/checkoutPaths.ts";
import { optionPriceOre, optionsShowOre } from "../../domain/optionBox.ts";
import { customerTypesOf, isPaymentAllowed, orderPaymentTypes } from "../../domain/paymentTypes.ts";
import { BlockForm } from "../checkout-block/BlockForm.tsx";
import { OptionDescription } from "../checkout-block/OptionDescription.tsx";
import { useCheckout, useCheckoutContext } from "../CheckoutProvider.tsx";
import { useSelectedPayment } from "../useSelectedPayment.ts";
import { paymentTypeId } from "./paymentTypeId.ts";

/** The ways to pay as cards: those without credit first, those for the other customer type disabled. */
export function PaymentTypeBlock(): ReactElement {
  const { state, texts } = useCheckoutContext();
  const data = useCheckout((snapshot) => snapshot.data);
  const customerType = useCheckout((snapshot) => snapshot.choices.customerType);
  const selected = useSelectedPayment();
  const types = orderPaymentTypes(data.available_payment_types);
  const showsOre = optionsShowOre(
    types.map((type) => type.payment_type_price),
    data,
  );
  return (
    <BlockForm path={checkoutPaths.updatePaymentType}>
      <RadioCardGroup
        legend={texts.blockTitles["payment-type"]}
        legendHidden
        hint={selected === null && data.snippet !== "free_order" ? texts.choosePayment : undefined}
      >
        {types.map((type) => {
          const priceOre = optionPriceOre(type.payment_type_price, data);
          return (
            <RadioCard
              key={type.payment_type_id}
              id={paymentTypeId + type.payment_type_id}
              name="payment_type_id"
              value={type.payment_type_id}
              title={type.payment_type_name}
              price={priceOre === null ? undefined : texts.optionPrice(priceOre, data.includes_vat, showsOre)}
              bubbles={customerTypesOf(type).map((one) => texts.customerTypes[one])}
              image={type.module_image === null ? undefined : { src: type.module_image, width: 64, height: 40 }}
              unavailable={isPaymentAllowed(type, customerType) ? undefined : texts.unavailable}
              checked={selected?.payment_type_id === type.payment_type_id}
              onChange={() => state.choosePaymentType(type.payment_type_id)}
            >
              {type.payment_type_description !== "" && <OptionDescription text={type.payment_type_description} />}
            </RadioCard>
          );
        })}
      </RadioCardGroup>
    </BlockForm>
  );
}
