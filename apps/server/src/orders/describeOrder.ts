import { formatPostalCode } from "@torg/format";
import type { Selectable } from "kysely";
import type { OrderTable } from "../database/tables/orderTables.ts";
import type { OrderedCode, OrderedGoods } from "./loadConfirmedOrder.ts";

type Order = Selectable<OrderTable>;

/**
 * The codes of an order: what lowered its price, and the gift cards that paid a part of it. Orders from before gift cards
 * were payments have them among the discounts of their lines, and here too.
 */
export function orderedCodes({ order, lines, discounts }: OrderedGoods & { readonly order: Order }): {
  readonly lowering: readonly OrderedCode[];
  readonly cards: readonly OrderedCode[];
} {
  const onLinesOre = lines.reduce((sum, line) => sum + line.discount_ore, 0);
  const isCard = ({ kind, amount_ore: ore }: OrderedCode): boolean =>
    kind === "gift_card" && ore > 0 && onLinesOre < order.discount_ore;
  return { lowering: discounts.filter((code) => !isCard(code)), cards: discounts.filter(isCard) };
}

/** Where an order goes, line by line. */
export function deliveryAddress(order: Order): readonly string[] {
  const place = [formatPostalCode(order.zipcode), order.city].join(" ").trim();
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
