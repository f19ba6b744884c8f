import { formatPostalCodeIn } from "@torg/format";
import type { Selectable } from "kysely";
import type { OrderTable } from "../database/tables/orderTables.ts";
import type { OrderedCode, OrderedGoods } from "./loadConfirmedOrder.ts";

type Order = Selectable<OrderTable>;

/**
 * Ore that gift cards have paid of an order: what was taken off it besides what its lines were lowered by. Orders from
 * before gift cards were payments have lowered their lines by them, and were paid by none.
 */
export function paidByCardsOre(
  order: Pick<Order, "discount_ore">,
  lines: readonly Pick<OrderedGoods["lines"][number], "discount_ore">[],
): number {
  return lines.reduce((leftOre, line) => leftOre - line.discount_ore, order.discount_ore);
}

/** What an order costs, what lowered its price, and the gift cards that paid a part of it. */
export function orderedSums({ order, lines, discounts }: OrderedGoods & { readonly order: Order }): {
  readonly lowering: readonly OrderedCode[];
  readonly cards: readonly OrderedCode[];
  readonly totalOre: number;
} {
  const cardsOre = paidByCardsOre(order, lines);
  const isCard = ({ kind }: OrderedCode): boolean => kind === "gift_card" && cardsOre > 0;
  const used = discounts.filter(({ amount_ore: ore }) => ore > 0);
  return {
    lowering: used.filter((code) => !isCard(code)),
    cards: used.filter(isCard),
    totalOre: order.total_ore + cardsOre,
  };
}

/** Where an order goes, line by line. */
export function deliveryAddress(order: Order): readonly string[] {
  const place = [formatPostalCodeIn(order.country_code, order.zipcode), order.city].join(" ").trim();
  return [order.company, buyerName(order), order.co, order.address, place].filter((line) => line !== "");
}

/** The way of delivery with what was chosen within it, such as a pick-up point; empty = none. */
export function deliveryName({ delivery_name: name, shipping_option_label: option }: Order): string {
  return [name, option ?? ""].filter((part) => part !== "").join(", ");
}

/** The first and last name of who has ordered. */
export function buyerName({ first_name: first, last_name: last }: Order): string {
  return `${first} ${last}`.trim();
}
