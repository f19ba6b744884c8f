import type { Cart } from "@torg/cart/domain";
import type { CheckoutData } from "@torg/checkout/domain";
import { shownCart } from "../cart/shownCart.ts";

/** What a checkout says of itself and of its cart, as a text: it is another once another window has changed either. */
export function shownCheckout(cart: Pick<Cart, "lines">, checkout: CheckoutData): string {
  const { customerType, handler, selectedPaymentTypeId: payment, delivery, discount, includesVat } = checkout;
  const { postalCode = null, shippingOptionId = null } = delivery?.session ?? {};
  const ways = delivery?.options.map(({ id, priceOre }) => `${id}:${priceOre}`) ?? [];
  const choices = [customerType, includesVat, handler, payment, postalCode, shippingOptionId, delivery?.selected?.id];
  return [shownCart(cart), ...ways, ...choices, discount.totalOre].join(" ");
}
