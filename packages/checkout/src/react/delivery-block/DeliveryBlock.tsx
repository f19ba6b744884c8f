import { RadioCard, RadioCardGroup } from "@torg/ui";
import type { ReactElement } from "react";
import { checkoutFields } from "../../contract/checkoutFields.ts";
import { checkoutPaths } from "../../contract/checkoutPaths.ts";
import type { DeliveryOption } from "../../domain/checkoutData.ts";
import { optionPriceOre, optionsShowOre } from "../../domain/optionBox.ts";
import { BlockForm } from "../checkout-block/BlockForm.tsx";
import { useCheckout, useCheckoutContext } from "../CheckoutProvider.tsx";
import { OptionDescription } from "../checkout-block/OptionDescription.tsx";
import { Unavailable } from "../checkout-block/Unavailable.tsx";
import { PlaceChoice } from "./PlaceChoice.tsx";

/** The delivery options as cards, each with its choices inside. */
export function DeliveryBlock(): ReactElement {
  const { texts } = useCheckoutContext();
  const data = useCheckout((snapshot) => snapshot.data);
  const options = data.delivery?.options ?? [];
  const showsOre = optionsShowOre(
    options.map(({ priceOre }) => priceOre),
    data,
  );
  return (
    <BlockForm path={checkoutPaths.updateDelivery}>
      <RadioCardGroup legend={texts.blockTitles.delivery} legendHidden>
        {options.map((option) => (
          <DeliveryCard key={option.id} option={option} showsOre={showsOre} />
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
  const deliveryValue = useCheckout((snapshot) => snapshot.choices.deliveryValue);
  const isChosen = deliveryValue === option.id;
  // An unavailable option shows no price.
  const priceOre = option.disabled ? null : optionPriceOre(option.priceOre, data);
  const whyNot = ({ meta }: DeliveryOption): string => {
    if (meta.isDigital) return texts.notDigital;
    return data.forcesPickupInStore ? texts.onlyPickup : "";
  };
  return (
    <RadioCard
      name={checkoutFields.deliveryId}
      value={option.id}
      title={option.name}
      price={priceOre === null ? undefined : texts.optionPrice(priceOre, data.includesVat, showsOre)}
      bubbles={option.bubbleTexts}
      image={option.image === null ? undefined : { src: option.image, width: 64, height: 40 }}
      unavailable={option.disabled ? <Unavailable why={whyNot(option)} /> : undefined}
      checked={isChosen}
      onChange={() => state.chooseDelivery(option.id)}
    >
      {option.description !== "" && <OptionDescription text={option.description} />}
      {!option.disabled && <PlaceChoice option={option} isChosen={isChosen} />}
    </RadioCard>
  );
}
