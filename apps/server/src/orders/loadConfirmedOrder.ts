import { formatPostalCode } from "@torg/format";
import { type ShopSettings, shopSettingsSchema } from "@torg/navigation/contract";
import { type Kysely, type Selectable, sql } from "kysely";
import type { Database } from "../database/Database.ts";
import type { OrderLineTable, OrderTable } from "../database/tables/orderTables.ts";
import type { Upload } from "../images/readUpload.ts";
import { acceptedTerms } from "./acceptedTerms.ts";

/** A line of an order with the picture of what it sells. */
interface ConfirmedLine extends Selectable<OrderLineTable> {
  readonly image: string | null;
}

/** Everything that the confirmation of an order says. */
export interface ConfirmedOrder {
  readonly order: Selectable<OrderTable>;
  readonly lines: readonly ConfirmedLine[];
  readonly discounts: readonly { readonly label: string; readonly amount_ore: number }[];
  readonly settings: ShopSettings;
  readonly publicUrl: string;
  /** The terms of sale that were accepted with the order. */
  readonly termsHtml: string;
  /** The official notice of the legal guarantee, which goes along as it is; left out where the shop has none. */
  readonly notice?: Upload | null;
}

/** Where an order goes, line by line. */
export function deliveryAddress(order: ConfirmedOrder["order"]): readonly string[] {
  const place = [formatPostalCode(order.zipcode), order.city].join(" ").trim();
  return [order.company, buyerName(order), order.co, order.address, place].filter((line) => line !== "");
}

/** The way of delivery with what was chosen within it, such as a pick-up point; empty = none. */
export function deliveryName({ delivery_name: name, shipping_option_label: option }: ConfirmedOrder["order"]): string {
  return [name, option ?? ""].filter((part) => part !== "").join(", ");
}

/** The first and last name of who has ordered. */
export function buyerName({ first_name: first, last_name: last }: ConfirmedOrder["order"]): string {
  return `${first} ${last}`.trim();
}

/** Whether an order is a request for an offer; what has been paid for is an order, whatever the shop calls it. */
export function isOfferRequest({ order, settings }: Pick<ConfirmedOrder, "order" | "settings">): boolean {
  return settings.isOfferTheme && order.state !== "paid";
}

/** Reads what the confirmation of an order says; null for an order that is gone. */
export async function loadConfirmedOrder(
  db: Kysely<Database>,
  orderId: number,
  publicUrl: string,
): Promise<ConfirmedOrder | null> {
  const order = await db.selectFrom("order").selectAll().where("id", "=", orderId).executeTakeFirst();
  if (order === undefined) return null;
  const [lines, discounts, setting, termsHtml] = await Promise.all([
    db
      .selectFrom("order_line as line")
      .leftJoin("product as sold", "sold.id", "line.product_id")
      .leftJoin("product as parent", "parent.id", "sold.parent_id")
      .selectAll("line")
      .select(sql<string | null>`coalesce(sold.image, parent.image)`.as("image"))
      .where("order_id", "=", orderId)
      .orderBy("line.position")
      .execute(),
    db.selectFrom("discount_use").select(["label", "amount_ore"]).where("order_id", "=", orderId).execute(),
    db.selectFrom("setting").select("value").where("key", "=", "shop").executeTakeFirst(),
    acceptedTerms(db, order.terms_hash),
  ]);
  const settings = shopSettingsSchema.parse(setting?.value ?? {});
  return { order, lines, discounts, settings, publicUrl, termsHtml };
}
