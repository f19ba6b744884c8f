import { Select } from "@torg/ui";
import type { ReactElement } from "react";
import { checkoutFields } from "../../contract/checkoutFields.ts";
import type { DeliveryOption } from "../../domain/checkoutData.ts";
import { useCheckout, useCheckoutContext } from "../CheckoutProvider.tsx";

interface PlaceChoiceProps {
  readonly option: DeliveryOption;
  readonly isChosen: boolean;
}

/** The choices inside a delivery option: agents and stores with their distance, or times of day. */
export function PlaceChoice({ option, isChosen }: PlaceChoiceProps): ReactElement | null {
  const { state, texts } = useCheckoutContext();
  const shippingOptionId = useCheckout((snapshot) => snapshot.choices.shippingOptionId);
  const { shippingOptions: choices, placeholder } = option;
  const chosen = (isChosen ? choices.find(({ key }) => key === shippingOptionId) : undefined) ?? choices[0];
  if (chosen === undefined) return null;
  const about = chosen.place ? texts.place.chosen(chosen.place) : "";
  return (
    <div className="torg-delivery-block__choice">
      <Select
        name={`${checkoutFields.shippingOptionId}[${option.id}]`}
        label={placeholder}
        value={chosen.key}
        options={choices.map(({ key, label, place }) => ({
          value: key,
          label: place ? texts.place.inList(label, place) : label,
        }))}
        onChange={(event) => state.chooseShippingOption(option.id, event.target.value)}
      />
      {about !== "" && <p className="torg-delivery-block__place">{about}</p>}
    </div>
  );
}
