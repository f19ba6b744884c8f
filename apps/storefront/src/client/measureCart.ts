import { trackingItems, type Cart, type TrackingItem } from "@torg/cart/domain";

/** A measuring script that wants to know what is in the cart. */
export interface CartWidget {
  readonly setItems: (items: readonly TrackingItem[]) => void;
}

/** Tells a measuring script what is in the cart. */
export function measureCart(widget: CartWidget, cart: Cart): void {
  widget.setItems(trackingItems(cart));
}
