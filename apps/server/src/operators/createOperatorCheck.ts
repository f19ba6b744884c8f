import { type OperatorLogin, operatorLoginProblems } from "@torg/desk/domain";
import type { Kysely, Selectable } from "kysely";
import { createWorkQueue } from "../account/createWorkQueue.ts";
import { isPassword } from "../account/password.ts";
import type { ShopContext } from "../context/ShopContext.ts";
import type { Database } from "../database/Database.ts";
import type { OperatorTable } from "../database/tables/operatorTables.ts";
import { type Refusal, refuse } from "../http/Refusal.ts";
import { identityNumbersOf } from "../secrets/identityNumbers.ts";
import { serverTexts } from "../texts/sv.ts";
import { codeStep, newCodeKey } from "./oneTimeCode.ts";
import type { Operator } from "./Operator.ts";
import { writeOperatorLog } from "./operatorLog.ts";

/** Checks a login; null if anything is wrong, without saying what. */
export type OperatorCheck = (given: OperatorLogin, address: string) => Promise<Operator | null | Refusal>;

type OperatorRow = Selectable<OperatorTable>;

/** Uses up the time step of a code; false if it, or a later one, was used before. */
async function takeStep(db: Kysely<Database>, id: number, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("operator")
    .set({ last_code_step: step })
    .where("id", "=", id)
    .where("last_code_step", "<", step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Creates the check of desk logins: password and one-time code together, taking equally long for accounts that do not
 * exist. Every attempt is counted before it is checked; a code works once.
 */
export function createOperatorCheck(
  { db, config, limits }: Pick<ShopContext, "db" | "config" | "limits">,
  clock: () => number = Date.now,
): OperatorCheck {
  const queue = createWorkQueue(2, 16);
  const keys = identityNumbersOf(config);
  // Codes are checked also for accounts that do not exist, so that timing does not reveal them.
  const nobodysKey = newCodeKey();
  const isRight = async (given: OperatorLogin, row: OperatorRow | undefined): Promise<boolean | null> => {
    const knows = await queue.run(() => isPassword(given.password, row?.password_hash ?? null));
    if (knows === null) return null;
    const key = row === undefined ? nobodysKey : keys.open(row.code_key);
    const step = codeStep(key === "" ? nobodysKey : key, given.code, clock());
    if (!knows || step === null || key === "" || row === undefined) return false;
    return takeStep(db, row.id, step);
  };
  return async (typed, address) => {
    const given = { ...typed, email: typed.email.trim().toLowerCase() };
    if (Object.keys(operatorLoginProblems(given)).length > 0) return null;
    const who = { account: given.email, address, "account-and-address": `${given.email} ${address}` };
    const tooMany = await limits.take("desk", who);
    if (tooMany !== null) return tooMany;
    const row = await db
      .selectFrom("operator")
      .selectAll()
      .where("email", "=", given.email)
      .where("closed_at", "is", null)
      .executeTakeFirst();
    const answer = await isRight(given, row);
    if (answer === null) {
      await limits.giveBack("desk", who);
      return refuse(429, serverTexts.tooMany);
    }
    // Also written for accounts that do not exist, so that the response takes as long.
    await writeOperatorLog(db, { operatorId: row?.id ?? null, event: answer ? "login" : "login-refused" });
    if (!answer || row === undefined) return null;
    await limits.forget("desk", { "account-and-address": who["account-and-address"] });
    await limits.giveBack("desk", { account: who.account, address });
    return { id: row.id, name: row.name, role: row.role };
  };
}
