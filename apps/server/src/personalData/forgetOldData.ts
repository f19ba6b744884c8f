import type { Kysely } from "kysely";
import type { Database } from "../database/Database.ts";
import { retentionRules } from "./retentionRules.ts";

/** Forgets personal data whose time has passed at a moment. Answers how many rows each rule has changed. */
export async function forgetOldData(
  db: Kysely<Database>,
  now: Date = new Date(),
): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for (const { name, forget } of retentionRules) {
    const { numAffectedRows } = await forget(now).execute(db);
    counts.set(name, Number(numAffectedRows ?? 0));
  }
  return counts;
}
