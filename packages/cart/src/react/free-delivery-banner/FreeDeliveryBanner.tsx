import { Icon, truckIcon } from "@torg/ui";
import type { CSSProperties, ReactElement } from "react";
import { freeDelivery, type FreeDelivery } from "../../domain/freeDelivery.ts";
import type { CartTexts } from "../../texts/sv.ts";
import { useCart, useCartContext } from "../CartProvider.tsx";

interface Progress extends CSSProperties {
  readonly "--torg-progress": string;
}

function sentence(delivery: Exclude<FreeDelivery, { readonly state: "none" }>, texts: CartTexts): string {
  if (delivery.state === "far") return texts.freeDelivery.far(delivery);
  return delivery.state === "near" ? texts.freeDelivery.near(delivery) : texts.freeDelivery.qualified();
}

/** Says how far the cart is from free delivery, with a bar that fills; nothing where the shop has no such offer. */
export function FreeDeliveryBanner(): ReactElement | null {
  const { texts } = useCartContext();
  const delivery = freeDelivery(useCart((snapshot) => snapshot.cart));
  if (delivery.state === "none") return null;
  const percent = delivery.state === "qualified" ? 100 : 100 - delivery.percentLeft;
  const progress: Progress = { "--torg-progress": `${percent.toFixed(1)}%` };
  return (
    <p className="torg-free-delivery-banner" data-state={delivery.state}>
      <Icon icon={truckIcon} />
      <span>{sentence(delivery, texts)}</span>
      <span className="torg-free-delivery-banner__bar" style={progress} aria-hidden="true" />
    </p>
  );
}
