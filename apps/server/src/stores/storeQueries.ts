import { pageAddress } from "@torg/pages/contract";
import { smallTakeBackText } from "@torg/compliance";
import type { Store, StoreStock } from "@torg/stores/domain";
import type { Kysely } from "kysely";
import type { Database } from "../database/Database.ts";
import { countyOfPostalCode } from "./countyOfPostalCode.ts";

/** All active stores by name. */
export async function loadStores(db: Kysely<Database>): Promise<Store[]> {
  const rows = await db
    .selectFrom("store")
    .selectAll()
    .where("active", "=", true)
    .orderBy("name")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    city: row.city,
    county: countyOfPostalCode(row.zip),
    address: row.address,
    zip: row.zip,
    fullAddress: [row.address, `${row.zip} ${row.city}`.trim()].filter(Boolean).join(", "),
    lat: row.lat,
    lng: row.lng,
    phoneNumber: row.phone_number,
    email: row.email,
    openingHours: row.opening_hours_html,
    hours: row.hours,
    pageUrl: row.slug === null ? null : pageAddress("store", row.slug),
    onlyWhiteGoods: row.only_white_goods,
    takeBackText: row.takes_small_electricals ? smallTakeBackText : null,
  }));
}

/** The stores that have a product in stock, by name. */
export async function findStoresWith(db: Kysely<Database>, productId: number): Promise<StoreStock[]> {
  return db
    .selectFrom("store_stock")
    .innerJoin("store", "store.id", "store_stock.store_id")
    .select(["store.id as storeId", "store.name as storeName"])
    .where("store_stock.product_id", "=", productId)
    .where("store_stock.quantity", ">", 0)
    .where("store.active", "=", true)
    .orderBy("store.id")
    .execute();
}
