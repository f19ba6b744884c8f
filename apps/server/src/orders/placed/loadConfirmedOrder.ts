import type { ShopSettings } from "@torg/navigation/contract";
import { type Kysely, type Selectable, sql } from "kysely";
import type { Database } from "../../database/Database.ts";
import type { OrderLineTable, OrderTable } from "../../database/tables/orderTables.ts";
import type { Upload } from "../../images/readUpload.ts";
import { readSettings } from "../../settings/readSettings.ts";
import { acceptedTerms } from "../../checkout/acceptedTerms.ts";
import { deliveryTime } from "./deliveryTime.ts";
import { loadPickupStore, type PickupStore } from "./pickupStore.ts";

/** A code that an order has used. */
export interface OrderedCode {
  readonly label: string;
  readonly amount_ore: number;
  /** Null for a deleted code. */
  readonly kind: string | null;
}

/** The ordered goods with their pictures, and the codes used. */
export interface OrderedGoods {
  readonly lines: readonly (Selectable<OrderLineTable> & { readonly image: string | null })[];
  readonly discounts: readonly OrderedCode[];
  /** The buyer has withdrawn from the whole order. */
  readonly isWithdrawn: boolean;
}

/** Everything that the order confirmation mail contains. */
export interface ConfirmedOrder extends OrderedGoods {
  readonly order: Selectable<OrderTable>;
  readonly settings: ShopSettings;
  readonly publicUrl: string;
  /** The delivery time in words; empty where none is promised. */
  readonly deliveryTime: string;
  /** The store to pick it up from; null when it is shipped. */
  readonly store: PickupStore | null;
  /** The terms of sale that were accepted with the order. */
  readonly termsHtml: string;
  /** The official notice of the legal guarantee, attached unchanged; missing where the shop has none. */
  readonly notice?: Upload | null;
}

/** Reads the goods of an order. */
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
      // Codes only noted for a request for a quote have no id, so they are found by their name.
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

/** Reads the content of an order confirmation mail; null for a deleted order. */
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
