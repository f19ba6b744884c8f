import type { ShopSettings } from "@torg/navigation/contract";
import { type Kysely, type Selectable, sql } from "kysely";
import type { Database } from "../database/Database.ts";
import type { OrderLineTable, OrderTable } from "../database/tables/orderTables.ts";
import type { Upload } from "../images/readUpload.ts";
import { readSettings } from "../settings/readSettings.ts";
import { acceptedTerms } from "../checkout/acceptedTerms.ts";
import { deliveryTime } from "./deliveryTime.ts";
import { loadPickupStore, type PickupStore } from "./pickupStore.ts";

/** A code that an order has used. */
export interface OrderedCode {
  readonly label: string;
  readonly amount_ore: number;
  /** Null for a code that is gone. */
  readonly kind: string | null;
}

/** What was ordered, with the pictures of what is sold, and what was taken off. */
export interface OrderedGoods {
  readonly lines: readonly (Selectable<OrderLineTable> & { readonly image: string | null })[];
  readonly discounts: readonly OrderedCode[];
  /** The buyer has withdrawn from all of it. */
  readonly isWithdrawn: boolean;
}

/** Everything that the letter about an order says. */
export interface ConfirmedOrder extends OrderedGoods {
  readonly order: Selectable<OrderTable>;
  readonly settings: ShopSettings;
  readonly publicUrl: string;
  /** When it is with its buyer, in words; empty where nothing is promised. */
  readonly deliveryTime: string;
  /** Where it is fetched; null where it is sent. */
  readonly store: PickupStore | null;
  /** The terms of sale that were accepted with the order. */
  readonly termsHtml: string;
  /** The official notice of the legal guarantee, which goes along as it is; left out where the shop has none. */
  readonly notice?: Upload | null;
}

/** Reads what was ordered. */
export async function loadOrderedGoods(db: Kysely<Database>, orderId: number): Promise<OrderedGoods> {
  const [lines, discounts, withdrawal] = await Promise.all([
    db
      .selectFrom("order_line as line")
      .leftJoin("product as sold", "sold.id", "line.product_id")
      .leftJoin("product as parent", "parent.id", "sold.parent_id")
      .selectAll("line")
      .select(sql<string | null>`coalesce(sold.image, parent.image)`.as("image"))
      .where("order_id", "=", orderId)
      .orderBy("line.position")
      .execute(),
    db
      .selectFrom("discount_use as used")
      .select(["used.label", "used.amount_ore"])
      // What was only noted, for a request for a quote, is known by its name alone.
      .select(
        sql<string | null>`coalesce((SELECT kind FROM discount WHERE id = used.discount_id),
          (SELECT kind FROM discount WHERE code = used.code))`.as("kind"),
      )
      .where("used.order_id", "=", orderId)
      .orderBy("used.code")
      .execute(),
    db
      .selectFrom("withdrawal")
      .select("id")
      .where("order_id", "=", orderId)
      .where("is_whole_order", "=", true)
      .executeTakeFirst(),
  ]);
  return { lines, discounts, isWithdrawn: withdrawal !== undefined };
}

/** Reads what the letter about an order says; null for an order that is gone. */
export async function loadConfirmedOrder(
  db: Kysely<Database>,
  orderId: number,
  publicUrl: string,
): Promise<ConfirmedOrder | null> {
  const order = await db.selectFrom("order").selectAll().where("id", "=", orderId).executeTakeFirst();
  if (order === undefined) return null;
  const [goods, settings, store, termsHtml, time] = await Promise.all([
    loadOrderedGoods(db, orderId),
    readSettings(db),
    loadPickupStore(db, order.store_id),
    acceptedTerms(db, order.terms_hash),
    deliveryTime(db, order),
  ]);
  return { ...goods, order, settings, publicUrl, store, termsHtml, deliveryTime: time };
}
