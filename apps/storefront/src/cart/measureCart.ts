import { trackingItems, type TrackingItem } from "@torg/cart/contract";
import type { Cart } from "@torg/cart/domain";
import { mayMeasure } from "../consent/consentAsked.ts";

/** A measuring script that wants to know what is in the cart. */
export interface CartWidget {
  readonly setItems: (items: readonly TrackingItem[]) => void;
}

/** Tells a measuring script what is in the cart, when the visitor has said yes to marketing. */
export function measureCart(widget: CartWidget, cart: Cart): void {
  if (mayMeasure()) widget.setItems(trackingItems(cart));
}
