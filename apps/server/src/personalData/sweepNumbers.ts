import type { Kysely } from "kysely";
import type { ShopConfig } from "../config/readConfig.ts";
import type { Database } from "../database/Database.ts";
import { identityNumbersOf, missingKey } from "../secrets/identityNumbers.ts";
import { sealStoredNumbers } from "./sealStoredNumbers.ts";

/** The warning to a shop whose key may get lost while its database stays. */
export const uncertainKey =
  "Identity numbers that stand in plain are left as they are: give a key in IDENTITY_KEY, or seal them once with npm run person -- seal if the data folder is kept.";

/**
 * Seals every night what is not sealed with the shop's key yet, or warns about why it does not. A generated key is in
 * the data folder, which a database elsewhere may outlive: readable numbers are not bound to such a key without
 * request.
 */
export async function sweepNumbers(
  db: Kysely<Database>,
  config: Pick<ShopConfig, "dataDir" | "identityKeys" | "databaseUrl">,
  warn: (details: Readonly<Record<string, unknown>>, message: string) => void,
): Promise<void> {
  const numbers = identityNumbersOf(config);
  if (!(await numbers.hasKey(db))) return warn({}, missingKey);
  if (config.databaseUrl !== undefined && config.identityKeys.length === 0) return warn({}, uncertainKey);
  const sealing = await numbers.withKey(db);
  if (sealing !== null) await sealStoredNumbers(db, sealing);
}
