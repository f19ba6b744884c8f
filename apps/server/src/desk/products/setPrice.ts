import { newPrice, type PriceProblem, type PriceInput } from "@torg/desk/domain/products";
import type { Kysely } from "kysely";
import type { Database } from "../../database/Database.ts";
import type { Jobs } from "../../jobs/Jobs.ts";
import { writeOperatorLog } from "../../operators/writeOperatorLog.ts";
import { loadDeskProduct } from "./deskProducts.ts";

/** Seconds between updates of listings after price changes. */
const newsEvery = 30;

/** A price change by an operator. */
export interface PriceChange extends PriceInput {
  readonly id: number;
  readonly operatorId: number;
  /** The price as seen. */
  readonly seenOre: number;
}

/** Why a price was not set; "moved" when it is no longer the one seen, with its current value. */
type SetPriceProblem =
  | PriceProblem
  | { readonly code: "no-product" }
  | { readonly code: "moved"; readonly priceOre: number };

/** The result of setting a price. */
export type SetPriceResult = { readonly ok: true } | { readonly ok: false; readonly problem: SetPriceProblem };

/**
 * Sets a product's price, by the rule of `newPrice`. The database records price history and the lowest price of 30
 * days. Values the feed calculated from the old price are dropped.
 */
export async function setPrice(
  { db, jobs }: { readonly db: Kysely<Database>; readonly jobs: Jobs },
  { id, operatorId, seenOre, ...wanted }: PriceChange,
): Promise<SetPriceResult> {
  return db.transaction().execute(async (transaction) => {
    await transaction.selectFrom("product").select("id").where("id", "=", id).forNoKeyUpdate().execute();
    const product = await loadDeskProduct(transaction, id);
    if (product === null || product.priceOre === null) return { ok: false, problem: { code: "no-product" } };
    const found = newPrice(product.prices, wanted);
    if (!found.ok) return found;
    const { priceOre, priorOre } = found.price;
    const { prices } = product;
    if (prices.priceOre === priceOre && prices.priorOre === priorOre) return { ok: true };
    if (product.priceOre !== seenOre) {
      return { ok: false, problem: { code: "moved", priceOre: product.priceOre } };
    }
    await transaction
      .updateTable("product")
      .set({ price_ore: priceOre, prior_price_ore: priorOre, discount_badge: null, monthly_price_ore: null })
      .where("id", "=", id)
      .execute();
    const details = { product: id, from: prices.priceOre, to: priceOre, prior: priorOre };
    await writeOperatorLog(transaction, { operatorId, event: "price", details });
    await jobs.add("catalogue-news", id, { db: transaction, everySeconds: newsEvery });
    return { ok: true };
  });
}
