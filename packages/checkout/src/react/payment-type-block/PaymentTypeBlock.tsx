import { PaymentMark, RadioCard, RadioCardGroup } from "@torg/ui";
import type { ReactElement } from "react";
import { checkoutFields } from "../../contract/checkoutFields.ts";
import { checkoutPaths } from "../../contract/checkoutPaths.ts";
import { optionPriceOre, optionsShowOre } from "../../domain/optionBox.ts";
import type { CustomerType } from "../../domain/checkoutData.ts";
import {
  customerTypesOf,
  isPaymentAllowed,
  onlyCustomerType,
  orderPaymentTypes,
  paymentKind,
} from "../../domain/paymentTypes.ts";
import { BlockForm } from "../checkout-block/BlockForm.tsx";
import { OptionDescription } from "../checkout-block/OptionDescription.tsx";
import { Unavailable } from "../checkout-block/Unavailable.tsx";
import { useCheckout, useCheckoutContext } from "../CheckoutProvider.tsx";
import { useSelectedPayment } from "../useSelectedPayment.ts";
import { paymentTypeId } from "./paymentTypeId.ts";

/** The payment types as cards: those without credit first, those for the other customer type disabled. */
export function PaymentTypeBlock(): ReactElement {
  const { state, texts } = useCheckoutContext();
  const data = useCheckout((snapshot) => snapshot.data);
  const customerType = useCheckout((snapshot) => snapshot.choices.customerType);
  const selected = useSelectedPayment();
  const types = orderPaymentTypes(data.paymentTypes);
  const whyNot = (only: CustomerType | null): string => (only === null ? "" : texts.unavailableBut[only]);
  const showsOre = optionsShowOre(
    types.map((type) => type.feeOre),
    data,
  );
  return (
    <BlockForm path={checkoutPaths.updatePaymentType}>
      <RadioCardGroup
        legend={texts.blockTitles["payment-type"]}
        legendHidden
        hint={selected === null ? texts.choosePayment : undefined}
      >
        {types.map((type) => {
          const priceOre = optionPriceOre(type.feeOre, data);
          return (
            <RadioCard
              key={type.id}
              id={paymentTypeId + type.id}
              name={checkoutFields.paymentTypeId}
              value={type.id}
              title={type.name}
              price={priceOre === null ? undefined : texts.optionPrice(priceOre, data.includesVat, showsOre)}
              bubbles={customerTypesOf(type).map((one) => texts.customerTypes[one])}
              image={type.image === null ? undefined : { src: type.image, width: 64, height: 40 }}
              mark={<PaymentMark way={{ name: type.name, kind: paymentKind(type) }} bare />}
              unavailable={
                isPaymentAllowed(type, customerType) ? undefined : <Unavailable why={whyNot(onlyCustomerType(type))} />
              }
              checked={selected?.id === type.id}
              onChange={() => state.choosePaymentType(type.id)}
            >
              {type.description !== "" && <OptionDescription text={type.description} />}
            </RadioCard>
          );
        })}
      </RadioCardGroup>
    </BlockForm>
  );
}
