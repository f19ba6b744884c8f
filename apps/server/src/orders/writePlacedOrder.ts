import type { PlacedOrder } from "@torg/checkout/domain";
import { toKronor } from "@torg/format";
import { pictureAddress } from "../cart/writeCart.ts";
import { buyerName, type ConfirmedOrder, deliveryAddress, deliveryName, isOfferRequest } from "./loadConfirmedOrder.ts";

/** CSS pixels of the pictures of ordered goods. */
const pictureWidth = 120;

const cost = (name: string, ore: number): PlacedOrder["delivery"] =>
  name === "" ? null : { name, price: toKronor(ore) };

/** An order as the thanks for it tell it. */
export function writePlacedOrder(confirmed: ConfirmedOrder): PlacedOrder {
  const { order, lines, discounts } = confirmed;
  const isOffer = isOfferRequest(confirmed);
  return {
    order_name: order.name,
    is_offer: isOffer,
    customer_type: order.customer_type === "company" ? "company" : "private",
    name: buyerName(order),
    email: order.email,
    lines: lines.map(({ name, quantity, total_ore: ore, image }) => ({
      name,
      quantity,
      total: toKronor(ore),
      image: image === null ? null : pictureAddress(image, pictureWidth),
    })),
    discounts: discounts.map(({ label, amount_ore: ore }) => ({ label, amount: toKronor(ore) })),
    delivery: cost(deliveryName(order), order.delivery_ore),
    fee: order.payment_fee_ore === 0 ? null : cost(order.payment_name, order.payment_fee_ore),
    total: toKronor(order.total_ore),
    vat: toKronor(order.vat_ore),
    payment_name: isOffer ? "" : order.payment_name,
    is_paid: order.state === "paid",
    address: [...deliveryAddress(order)],
    message: order.message,
  };
}
