import type { PlacedOrder } from "@torg/checkout/domain";
import { pictureWithWidth, toKronor } from "@torg/format";
import { buyerName, deliveryAddress, deliveryName } from "./describeOrder.ts";
import type { ConfirmedOrder, OrderedGoods } from "./loadConfirmedOrder.ts";

/** CSS pixels of the pictures of ordered goods. */
const pictureWidth = 120;

/** An order as the thanks for it tell it. */
export function writePlacedOrder({
  order,
  lines,
  discounts,
  isWithdrawn,
}: Pick<ConfirmedOrder, "order" | keyof OrderedGoods>): PlacedOrder {
  const delivery = deliveryName(order);
  return {
    order_name: order.name,
    is_offer: order.is_offer,
    is_withdrawn: isWithdrawn,
    customer_type: order.customer_type === "company" ? "company" : "private",
    name: buyerName(order),
    email: order.email,
    lines: lines.map(({ name, quantity, total_ore: ore, gift_campaign_id: campaign, image }) => ({
      name,
      quantity,
      total: toKronor(ore),
      is_gift: campaign !== null,
      image: image === null ? null : pictureWithWidth(image, pictureWidth),
    })),
    products: toKronor(order.products_ore),
    discounts: discounts.map(({ label, amount_ore: ore }) => ({ label, amount: toKronor(ore) })),
    delivery: delivery === "" ? null : { name: delivery, price: toKronor(order.delivery_ore) },
    fee: order.payment_fee_ore === 0 ? null : { name: order.payment_name, price: toKronor(order.payment_fee_ore) },
    total: toKronor(order.total_ore),
    vat: toKronor(order.vat_ore),
    payment_name: order.payment_name,
    is_paid: order.state === "paid",
    address: [...deliveryAddress(order)],
    message: order.message,
  };
}
