import { Icon, truckIcon } from "@torg/ui";
import type { ReactElement } from "react";
import type { DeliveryPromise } from "../../domain/product/deliveryPromise.ts";
import { useLaterCatalogTexts } from "../provider/useLaterCatalogTexts.ts";

/** Props of DeliveryLine. */
export interface DeliveryLineProps {
  readonly delivery: DeliveryPromise;
}

/** Delivery time and cost of a product in one line, and the delivery option in another. */
export function DeliveryLine({ delivery }: DeliveryLineProps): ReactElement {
  const { delivery: texts } = useLaterCatalogTexts("product");
  return (
    <p className="torg-delivery-line">
      <Icon icon={truckIcon} />
      <span>
        {texts.promise(delivery)} <small>{texts.way(delivery)}</small>
      </span>
    </p>
  );
}
