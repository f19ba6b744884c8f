import { newPrice, type PriceProblem, type WantedPrice } from "@torg/desk/domain/products";
import type { Kysely } from "kysely";
import type { Database } from "../database/Database.ts";
import type { Jobs } from "../jobs/Jobs.ts";
import { writeOperatorLog } from "../operators/operatorLog.ts";
import { loadDeskProduct } from "./deskProducts.ts";

/** Seconds between updates of listings after price changes. */
const newsEvery = 30;

/** A price change by an operator. */
export interface PriceChange extends WantedPrice {
  readonly id: number;
  readonly operatorId: number;
  /** The price as seen. */
  readonly seenOre: number;
}

/** The price is no longer the one seen; with its current value. */
export interface PriceMoved {
  readonly code: "moved";
  readonly priceOre: number;
}

/**
 * Sets a product's price, by the rule of `newPrice`. The database records price history and the lowest price of 30
 * days. Values the feed calculated from the old price are dropped. Null: it was done.
 */
export async function setPrice(
  { db, jobs }: { readonly db: Kysely<Database>; readonly jobs: Jobs },
  { id, operatorId, seenOre, ...wanted }: PriceChange,
): Promise<PriceProblem | PriceMoved | "no-product" | null> {
  return db.transaction().execute(async (transaction) => {
    await transaction.selectFrom("product").select("id").where("id", "=", id).forNoKeyUpdate().execute();
    const product = await loadDeskProduct(transaction, id);
    if (product === null || product.priceOre === null) return "no-product";
    const found = newPrice(product.prices, wanted);
    if (!found.ok) return found.problem;
    const { priceOre, priorOre } = found.price;
    const { prices } = product;
    if (prices.priceOre === priceOre && prices.priorOre === priorOre) return null;
    if (product.priceOre !== seenOre) return { code: "moved", priceOre: product.priceOre };
    await transaction
      .updateTable("product")
      .set({ price_ore: priceOre, prior_price_ore: priorOre, discount_badge: null, monthly_price_ore: null })
      .where("id", "=", id)
      .execute();
    const details = { product: id, from: prices.priceOre, to: priceOre, prior: priorOre };
    await writeOperatorLog(transaction, { operatorId, event: "price", details });
    await jobs.add("catalogue-news", id, { db: transaction, everySeconds: newsEvery });
    return null;
  });
}
