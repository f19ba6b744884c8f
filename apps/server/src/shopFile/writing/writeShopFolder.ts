import { type Kysely, sql } from "kysely";
import type { PaymentConfig } from "../../config/paymentConfig.ts";
import type { Database } from "../../database/Database.ts";
import { catalogueChannel } from "../../database/listen.ts";
import type { ShopFile } from "../schema/shopFileSchema.ts";
import type { ShopFolder } from "../ShopFolder.ts";
import { writeCodes } from "./writeCodes.ts";
import { writeDelivery } from "./writeDelivery.ts";
import { writeMenu, writePages } from "./writePages.ts";
import { writePayment } from "./writePayment.ts";
import { writeSettings } from "./writeSettings.ts";
import { writeStores } from "./writeStores.ts";

async function writeRedirects(db: Kysely<Database>, redirects: NonNullable<ShopFile["redirects"]>): Promise<void> {
  await db.deleteFrom("redirect").execute();
  if (redirects.length === 0) return;
  const rows = redirects.map(({ from, to, permanent }) => ({ path: from, target: to, status: permanent ? 301 : 302 }));
  await db.insertInto("redirect").values(rows).execute();
}

/**
 * Writes what a shop's folder says into the tables that the shop reads, in one transaction, and tells running processes.
 * A part that shop.json leaves out stays as it is.
 */
export async function writeShopFolder(
  db: Kysely<Database>,
  { shop, pages }: ShopFolder,
  { payments, now }: { readonly payments: Pick<PaymentConfig, "providers">; readonly now: Date },
): Promise<void> {
  const { delivery, payment, stores, navigation, redirects, discountCodes } = shop;
  await db.transaction().execute(async (transaction) => {
    // Whoever reads the folder at the same time waits.
    await sql`SELECT pg_advisory_xact_lock(7265002)`.execute(transaction);
    await writeSettings(transaction, shop);
    if (delivery !== undefined) await writeDelivery(transaction, delivery);
    await writePayment(transaction, payment, payments);
    if (stores !== undefined) await writeStores(transaction, stores, now);
    if (pages !== null) await writePages(transaction, pages);
    if (navigation !== undefined) await writeMenu(transaction, navigation);
    if (redirects !== undefined) await writeRedirects(transaction, redirects);
    if (discountCodes !== undefined) await writeCodes(transaction, discountCodes);
    await sql`SELECT pg_notify(${catalogueChannel}, '')`.execute(transaction);
  });
}
