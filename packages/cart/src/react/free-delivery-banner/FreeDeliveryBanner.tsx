import { Icon, truckIcon } from "@torg/ui";
import type { CSSProperties, ReactElement } from "react";
import { freeDelivery, type FreeDelivery } from "../../domain/freeDelivery.ts";
import type { LaterCartTexts } from "../../texts/laterSv.ts";
import { useCart } from "../CartProvider.tsx";
import { useLaterCartTexts } from "../useLaterCartTexts.ts";

interface Progress extends CSSProperties {
  readonly "--torg-progress": string;
}

function sentence(delivery: Exclude<FreeDelivery, { readonly state: "none" }>, words: LaterCartTexts): string {
  return delivery.state === "qualified" ? words.freeDelivery.qualified() : words.freeDelivery[delivery.state](delivery);
}

/** Shows how far the cart is from free delivery, with a bar that fills; nothing if the shop has no such offer. */
export function FreeDeliveryBanner(): ReactElement | null {
  const laterTexts = useLaterCartTexts();
  const cart = useCart((snapshot) => snapshot.cart);
  const delivery = freeDelivery(cart);
  if (delivery.state === "none") return null;
  const percent = delivery.state === "qualified" ? 100 : 100 - delivery.percentLeft;
  const progress: Progress = { "--torg-progress": `${percent.toFixed(1)}%` };
  return (
    <p className="torg-free-delivery-banner" data-state={delivery.state}>
      <Icon icon={truckIcon} />
      <span>
        {sentence(delivery, laterTexts)}
        {!cart.includesVat && delivery.state !== "qualified" && ` ${laterTexts.freeDeliveryInclVat}`}
      </span>
      <span className="torg-free-delivery-banner__bar" style={progress} aria-hidden="true" />
    </p>
  );
}
