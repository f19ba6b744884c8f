import type { PlacedCode, PlacedOrder, PlacedStore } from "@torg/checkout/domain";
import { pictureWithWidth } from "@torg/format";
import { pageAddress } from "@torg/pages/contract";
import { buyerName, deliveryAddress, deliveryName, orderedSums } from "./describeOrder.ts";
import type { ConfirmedOrder, OrderedCode, OrderedGoods } from "./loadConfirmedOrder.ts";
import { shownVat } from "./orderVat.ts";
import { storeAddress, type PickupStore } from "./pickupStore.ts";

/** Width of the pictures of ordered goods, in CSS pixels. */
const pictureWidth = 120;

const codeOf = ({ label, amount_ore: amountOre }: OrderedCode): PlacedCode => ({ label, amountOre });

const storeOf = (store: PickupStore): PlacedStore => ({
  address: storeAddress(store),
  pageUrl: store.slug === null || !store.active ? null : pageAddress("store", store.slug),
});

/** An order in the format of its confirmation page. */
export function placedOrderOf(
  placed: Pick<ConfirmedOrder, "order" | "deliveryTime" | "store" | keyof OrderedGoods>,
): PlacedOrder {
  const { order, lines, isWithdrawn } = placed;
  const delivery = deliveryName(order);
  const { lowering, giftCards, totalOre } = orderedSums(placed);
  return {
    orderNumber: order.name,
    orderedAt: order.created_at.toISOString(),
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
    discounts: lowering.map(codeOf),
    delivery: delivery === "" ? null : { name: delivery, priceOre: order.delivery_ore },
    store: placed.store === null ? null : storeOf(placed.store),
    deliveryTime: placed.deliveryTime,
    fee: order.payment_fee_ore === 0 ? null : { name: order.payment_name, priceOre: order.payment_fee_ore },
    totalOre,
    vatOre: order.vat_ore,
    vatRates: shownVat(order, lines),
    giftCards: giftCards.map(codeOf),
    paymentName: order.payment_name,
    isPaid: order.state === "paid",
    address: [...deliveryAddress(order)],
    message: order.message,
  };
}
