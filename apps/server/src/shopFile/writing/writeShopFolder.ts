import { type Kysely, sql } from "kysely";
import type { PaymentConfig } from "../../config/paymentConfig.ts";
import type { Database } from "../../database/Database.ts";
import { shopKey } from "../../caches/cacheKeys.ts";
import { catalogueChannel } from "../../database/listen.ts";
import type { ShopFile } from "../schema/shopFileSchema.ts";
import type { ShopFolder } from "../ShopFolder.ts";
import { writeCodes } from "./writeCodes.ts";
import { writeDelivery } from "./writeDelivery.ts";
import { writeMenu, writePages } from "./writePages.ts";
import { writePayment } from "./writePayment.ts";
import { writeServicePoints } from "./writeServicePoints.ts";
import { writeSettings } from "./writeSettings.ts";
import { writeSheet } from "./writeSheet.ts";
import { writeStores } from "./writeStores.ts";
import { writeVat } from "./writeVat.ts";
import { writeWebhooks } from "./writeWebhooks.ts";

async function writeRedirects(db: Kysely<Database>, redirects: NonNullable<ShopFile["redirects"]>): Promise<void> {
  await db.deleteFrom("redirect").execute();
  if (redirects.length === 0) return;
  const rows = redirects.map(({ from, to, permanent }) => ({ path: from, target: to, status: permanent ? 301 : 302 }));
  await db.insertInto("redirect").values(rows).execute();
}

interface Circumstances {
  readonly payments: Pick<PaymentConfig, "providers">;
  readonly now: Date;
}

/** Writes the content of a shop folder to the database. A part that shop.json leaves out stays as it is. */
export async function writeShopParts(
  db: Kysely<Database>,
  { shop, pages, sheet, words, points }: ShopFolder,
  { payments, now }: Circumstances,
): Promise<void> {
  const { delivery, payment, stores, storeHours: hours, navigation, redirects, webhooks, discountCodes, vat } = shop;
  await writeSettings(db, shop, { sheet: await writeSheet(db, sheet), words, now });
  if (delivery !== undefined) await writeDelivery(db, delivery);
  await writePayment(db, payment, payments);
  if (stores !== undefined) await writeStores(db, stores, { now, hours });
  if (points !== null) await writeServicePoints(db, points);
  if (vat !== undefined) await writeVat(db, vat);
  if (pages !== null) await writePages(db, pages);
  if (navigation !== undefined) await writeMenu(db, navigation);
  if (redirects !== undefined) await writeRedirects(db, redirects);
  if (webhooks !== undefined) await writeWebhooks(db, webhooks);
  if (discountCodes !== undefined) await writeCodes(db, discountCodes);
}

/** Writes a shop folder in one transaction and notifies running processes. */
export async function writeShopFolder(
  db: Kysely<Database>,
  folder: ShopFolder,
  circumstances: Circumstances,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    // Serialises concurrent writes of the folder.
    await sql`SELECT pg_advisory_xact_lock(7265002)`.execute(transaction);
    await writeShopParts(transaction, folder, circumstances);
    await transaction.insertInto("cache_change").values({ key: shopKey }).execute();
    await sql`SELECT pg_notify(${catalogueChannel}, '')`.execute(transaction);
  });
}
