import type { Kysely } from "kysely";
import type { Database } from "../database/Database.ts";
import { type RetentionRule, retentionRules } from "./retentionRules.ts";

/** Rules that run every hour, and those that run every night. */
export const hourly = retentionRules.filter(({ every }) => every === "hour");
export const nightly = retentionRules.filter(({ every }) => every === undefined);

/** Deletes what is past its retention at a moment. Gives how many rows each rule has changed. */
export async function forgetOldData(
  db: Kysely<Database>,
  now: Date = new Date(),
  rules: readonly RetentionRule[] = retentionRules,
): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for (const { name, forget } of rules) {
    const { numAffectedRows } = await forget(now).execute(db);
    counts.set(name, Number(numAffectedRows ?? 0));
  }
  return counts;
}
