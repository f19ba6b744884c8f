import { formatPostalCode } from "@torg/format";
import type { Selectable } from "kysely";
import type { OrderTable } from "../database/tables/orderTables.ts";

type Order = Selectable<OrderTable>;

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
