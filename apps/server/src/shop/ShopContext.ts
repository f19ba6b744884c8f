import type { Kysely } from "kysely";
import type pg from "pg";
import type { CheckoutReader } from "../checkout/createCheckoutReader.ts";
import type { ShopConfig } from "../config/readConfig.ts";
import type { PaymentContext } from "../payments/PaymentContext.ts";
import type { Database } from "../database/Database.ts";
import type { Limits } from "../limits/createLimits.ts";

/** What every feature of the shop is given. */
export interface ShopContext {
  readonly db: Kysely<Database>;
  readonly pool: pg.Pool;
  readonly config: ShopConfig;
  readonly payments: PaymentContext;
  readonly checkouts: CheckoutReader;
  readonly limits: Limits;
}
