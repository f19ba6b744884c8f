import type { Kysely } from "kysely";
import type pg from "pg";
import type { ShopConfig } from "../config/readConfig.ts";
import type { Database } from "../database/Database.ts";
import type { Jobs } from "../jobs/Jobs.ts";
import type { Limits } from "../limits/createLimits.ts";

/** The services of every feature of the shop. */
export interface ShopContext {
  readonly db: Kysely<Database>;
  readonly pool: pg.Pool;
  readonly config: ShopConfig;
  readonly jobs: Jobs;
  readonly limits: Limits;
}
