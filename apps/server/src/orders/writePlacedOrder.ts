import type { PlacedOrder } from "@torg/checkout/domain";
import { pictureWithWidth } from "@torg/format";
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
    orderNumber: order.name,
    isQuote: order.is_offer,
    isWithdrawn,
    customerType: order.customer_type === "company" ? "company" : "private",
    name: buyerName(order),
    email: order.email,
    lines: lines.map(({ name, quantity, total_ore: ore, gift_campaign_id: campaign, image }) => ({
      name,
      quantity,
      totalOre: ore,
      isGift: campaign !== null,
      image: image === null ? null : pictureWithWidth(image, pictureWidth),
    })),
    productsOre: order.products_ore,
    discounts: discounts.map(({ label, amount_ore: ore }) => ({ label, amountOre: ore })),
    delivery: delivery === "" ? null : { name: delivery, priceOre: order.delivery_ore },
    fee: order.payment_fee_ore === 0 ? null : { name: order.payment_name, priceOre: order.payment_fee_ore },
    totalOre: order.total_ore,
    vatOre: order.vat_ore,
    paymentName: order.payment_name,
    isPaid: order.state === "paid",
    address: [...deliveryAddress(order)],
    message: order.message,
  };
}
