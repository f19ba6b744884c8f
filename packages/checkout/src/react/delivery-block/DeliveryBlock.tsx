import { RadioCard, RadioCardGroup, Select } from "@torg/ui";
import type { ReactElement } from "react";
import { checkoutPaths } from "../../contract/checkoutPaths.ts";
import type { DeliveryOption } from "../../domain/checkoutData.ts";
import { optionPriceOre, optionsShowOre } from "../../domain/optionBox.ts";
import { BlockForm } from "../checkout-block/BlockForm.tsx";
import { useCheckout, useCheckoutContext } from "../CheckoutProvider.tsx";
import { OptionDescription } from "../checkout-block/OptionDescription.tsx";

/** The ways to get the goods as cards, each with its choices inside. */
export function DeliveryBlock(): ReactElement {
  const { texts } = useCheckoutContext();
  const data = useCheckout((snapshot) => snapshot.data);
  const options = data.delivery_checkout?.delivery_options ?? [];
  const showsOre = optionsShowOre(
    options.map(({ price }) => price),
    data,
  );
  return (
    <BlockForm path={checkoutPaths.updateDelivery}>
      <RadioCardGroup legend={texts.blockTitles.delivery} legendHidden>
        {options.map((option) => (
          <DeliveryCard key={option.value} option={option} showsOre={showsOre} />
        ))}
      </RadioCardGroup>
    </BlockForm>
  );
}

interface DeliveryCardProps {
  readonly option: DeliveryOption;
  readonly showsOre: boolean;
}

function DeliveryCard({ option, showsOre }: DeliveryCardProps): ReactElement {
  const { state, texts } = useCheckoutContext();
  const data = useCheckout((snapshot) => snapshot.data);
  const { deliveryValue, shippingOptionId } = useCheckout((snapshot) => snapshot.choices);
  const isChosen = deliveryValue === option.value;
  const priceOre = optionPriceOre(option.price, data);
  const choices = option.shipping_options;
  return (
    <RadioCard
      name="delivery_type_id"
      value={option.value}
      title={option.name}
      price={priceOre === null ? undefined : texts.optionPrice(priceOre, data.includes_vat, showsOre)}
      bubbles={option.bubbleTexts}
      image={option.img === null ? undefined : { src: option.img, width: 64, height: 40 }}
      unavailable={option.disabled ? texts.unavailable : undefined}
      checked={isChosen}
      onChange={() => state.chooseDelivery(option.value)}
    >
      {option.description !== "" && <OptionDescription text={option.description} />}
      {choices.length > 0 && !option.disabled && (
        <Select
          className="torg-delivery-block__choice"
          name={`shipping_option_id[${option.value}]`}
          label={option.placeholder}
          value={isChosen ? (shippingOptionId ?? choices[0]?.key ?? "") : (choices[0]?.key ?? "")}
          options={choices.map(({ key, label }) => ({ value: key, label }))}
          onChange={(event) => state.chooseShippingOption(option.value, event.target.value)}
        />
      )}
    </RadioCard>
  );
}
