import { type Kysely, sql } from "kysely";
import type { Database } from "../database/Database.ts";
import { isIdentityNumber } from "../secrets/isIdentityNumber.ts";
import type { Sealing } from "../secrets/createSealing.ts";

const batch = 500;

/**
 * Seals identity numbers that are stored unencrypted or under an older key (those of customers and of orders of private
 * buyers and companies), webhook secrets, and the keys of operators' one-time codes. Gives how many. Safe while the
 * shop is running, as only unchanged values are replaced.
 */
export async function sealStoredNumbers(db: Kysely<Database>, numbers: Sealing): Promise<number> {
  // A sealed value begins with the name of its key, so the prefix tells whether that is the current one.
  const current = numbers.seal("0").split(":", 2).join(":");
  let sealed = 0;
  for (const table of ["order", "customer"] as const) {
    for (let after = 0; ;) {
      const rows = await db
        .selectFrom(table)
        .select(["id", "pnr"])
        .where("pnr", "<>", "")
        .where("pnr", "not like", `${current}:%`)
        .where("id", ">", after)
        .orderBy("id")
        .limit(batch)
        .execute();
      for (const { id, pnr } of rows) {
        const number = numbers.open(pnr);
        if (!isIdentityNumber(number)) continue;
        const { numAffectedRows } = await sql`
          UPDATE ${sql.table(table)} SET pnr = ${numbers.seal(number)} WHERE id = ${id} AND pnr = ${pnr}`.execute(db);
        sealed += Number(numAffectedRows ?? 0);
      }
      const last = rows.at(-1);
      if (last === undefined || rows.length < batch) break;
      after = last.id;
    }
  }
  return sealed + (await sealCodeKeys(db, numbers, current)) + (await sealWebhookSecrets(db, numbers, current));
}

/** Seals again keys of operators' one-time codes that are under an older key. */
async function sealCodeKeys(db: Kysely<Database>, numbers: Sealing, current: string): Promise<number> {
  let sealed = 0;
  const rows = await db
    .selectFrom("operator")
    .select(["id", "code_key"])
    .where("code_key", "not like", `${current}:%`)
    .execute();
  for (const { id, code_key: stored } of rows) {
    const key = numbers.open(stored);
    if (key === "") continue;
    const { numUpdatedRows } = await db
      .updateTable("operator")
      .set({ code_key: numbers.seal(key) })
      .where("id", "=", id)
      .where("code_key", "=", stored)
      .executeTakeFirst();
    sealed += Number(numUpdatedRows);
  }
  return sealed;
}

/** Seals again webhook secrets that are under an older key. */
async function sealWebhookSecrets(db: Kysely<Database>, numbers: Sealing, current: string): Promise<number> {
  const rows = await db
    .selectFrom("webhook_secret")
    .select(["id", "secret"])
    .where("secret", "not like", `${current}:%`)
    .execute();
  let sealed = 0;
  for (const { id, secret: stored } of rows) {
    const secret = numbers.open(stored);
    if (secret === "") continue;
    await db
      .updateTable("webhook_secret")
      .set({ secret: numbers.seal(secret) })
      .where("id", "=", id)
      .execute();
    sealed += 1;
  }
  return sealed;
}
