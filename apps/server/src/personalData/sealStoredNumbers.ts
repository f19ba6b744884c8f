import { type Kysely, sql } from "kysely";
import type { Database } from "../database/Database.ts";
import { isIdentityNumber } from "../secrets/isIdentityNumber.ts";
import type { Sealing } from "../secrets/createSealing.ts";

const batch = 500;

/**
 * Seals the identity numbers that still stand in plain, or under an older key: those of customers and of private
 * buyers' and companies' orders. Answers how many. Runs beside a working shop; only what is unchanged is replaced.
 */
export async function sealStoredNumbers(db: Kysely<Database>, numbers: Sealing): Promise<number> {
  // Every sealing names its key first, so that the beginning tells whether it is the current one.
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
  return sealed;
}
