import { trackingItems, type TrackingItem } from "@torg/cart/contract";
import type { Cart } from "@torg/cart/domain";
import { mayMeasure } from "../consent/consentAsked.ts";

/** A tracking script that follows the content of the cart. */
export interface CartWidget {
  readonly setItems: (items: readonly TrackingItem[]) => void;
}

/** Passes the cart's items to a tracking script, if the visitor has consented to marketing. */
export function measureCart(widget: CartWidget, cart: Cart): void {
  if (mayMeasure()) widget.setItems(trackingItems(cart));
}
