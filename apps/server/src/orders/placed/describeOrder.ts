import { formatPostalCodeIn } from "@torg/format";
import type { Selectable } from "kysely";
import type { OrderTable } from "../../database/tables/orderTables.ts";
import type { OrderedCode, OrderedGoods } from "./loadConfirmedOrder.ts";

type Order = Selectable<OrderTable>;

/**
 * Öre of an order that gift cards paid: its discount beyond the discounts of its lines. Orders from before gift cards
 * were payments lowered their lines by them, so they give 0.
 */
export function paidByGiftCardsOre(
  order: Pick<Order, "discount_ore">,
  lines: readonly Pick<OrderedGoods["lines"][number], "discount_ore">[],
): number {
  return lines.reduce((leftOre, line) => leftOre - line.discount_ore, order.discount_ore);
}

/** The codes that lowered an order's price, the gift cards that paid part of it, and its total in öre. */
export function orderedSums({ order, lines, discounts }: OrderedGoods & { readonly order: Order }): {
  readonly lowering: readonly OrderedCode[];
  readonly giftCards: readonly OrderedCode[];
  readonly totalOre: number;
} {
  const cardsOre = paidByGiftCardsOre(order, lines);
  const isCard = ({ kind }: OrderedCode): boolean => kind === "gift_card" && cardsOre > 0;
  const used = discounts.filter(({ amount_ore: ore }) => ore > 0);
  return {
    lowering: used.filter((code) => !isCard(code)),
    giftCards: used.filter(isCard),
    totalOre: order.total_ore + cardsOre,
  };
}

/** The delivery address of an order, line by line. */
export function deliveryAddress(order: Order): readonly string[] {
  const place = [formatPostalCodeIn(order.country_code, order.zipcode), order.city].join(" ").trim();
  return [order.company, buyerName(order), order.co, order.address, place].filter((line) => line !== "");
}

/** The delivery method with the option chosen in it, such as a pick-up point; empty = none. */
export function deliveryName({ delivery_name: name, shipping_option_label: option }: Order): string {
  return [name, option ?? ""].filter((part) => part !== "").join(", ");
}

/** The buyer's name for a list: the company, or else the person. */
export const buyerLabel = (order: Order): string => order.company || buyerName(order);

/** First and last name of the buyer. */
export function buyerName({ first_name: first, last_name: last }: Order): string {
  return `${first} ${last}`.trim();
}
