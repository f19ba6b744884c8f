import { type OperatorLogin, operatorLoginProblems } from "@torg/desk/domain";
import { cleanPastedText } from "@torg/format/typed";
import type { Kysely, Selectable } from "kysely";
import { createWorkQueue } from "../account/passwords/createWorkQueue.ts";
import { isPassword } from "../account/passwords/password.ts";
import type { ShopContext } from "../context/ShopContext.ts";
import type { Database } from "../database/Database.ts";
import type { OperatorTable } from "../database/tables/operatorTables.ts";
import { type Refusal, refuse } from "../http/responses/Refusal.ts";
import { identityNumbersOf } from "../secrets/identityNumbers.ts";
import { serverTexts } from "../texts/sv.ts";
import { codeStep, newCodeKey } from "./oneTimeCode.ts";
import type { Operator } from "./Operator.ts";
import { writeOperatorLog } from "./writeOperatorLog.ts";
import { openOperatorSession } from "./operatorSessions.ts";

/** An operator who has just logged in, with the secret of the session. */
export interface EnteredOperator extends Operator {
  readonly secret: string;
}

/** Checks a login and opens its session; null if anything is wrong, without saying what. */
export type OperatorCheck = (login: OperatorLogin, address: string) => Promise<EnteredOperator | null | Refusal>;

type OperatorRow = Selectable<OperatorTable>;

/**
 * Opens a session and uses up the time step of a code. Null if it, or a later one, was used before, or if the account
 * was reset or closed while it was checked: both end its sessions, and wait for this one.
 */
async function openSession(
  db: Kysely<Database>,
  { id, password_hash: checked }: OperatorRow,
  step: number,
): Promise<string | null> {
  return db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable("operator")
      .set({ last_code_step: step })
      .where("id", "=", id)
      .where("last_code_step", "<", step)
      .where("password_hash", "=", checked)
      .where("closed_at", "is", null)
      .executeTakeFirst();
    return numUpdatedRows > 0n ? openOperatorSession(transaction, id) : null;
  });
}

/**
 * Creates the check that lets operators in: password and one-time code together, taking equally long for accounts that
 * do not exist. Every attempt is counted before it is checked; a code works once.
 */
export function createOperatorCheck(
  { db, config, limits }: Pick<ShopContext, "db" | "config" | "limits">,
  clock: () => number = Date.now,
): OperatorCheck {
  const queue = createWorkQueue(2, 16);
  const keys = identityNumbersOf(config);
  // Codes are checked also for accounts that do not exist, so that timing does not reveal them.
  const nobodysKey = newCodeKey();
  const enter = async (
    login: OperatorLogin,
    row: OperatorRow | undefined,
  ): Promise<EnteredOperator | null | "queue-full"> => {
    const knows = await queue.run(() => isPassword(login.password, row?.password_hash ?? null));
    if (knows === null) return "queue-full";
    const key = row === undefined ? nobodysKey : keys.open(row.code_key);
    const step = codeStep(key === "" ? nobodysKey : key, login.code, clock());
    if (!knows || step === null || key === "" || row === undefined) return null;
    const secret = await openSession(db, row, step);
    return secret === null ? null : { id: row.id, name: row.name, role: row.role, secret };
  };
  return async (typed, address) => {
    const login = { ...typed, email: cleanPastedText(typed.email).toLowerCase() };
    if (Object.keys(operatorLoginProblems(login)).length > 0) return null;
    const limitKeys = { account: login.email, address, "account-and-address": `${login.email} ${address}` };
    const tooMany = await limits.take("desk", limitKeys);
    if (tooMany !== null) return tooMany;
    const row = await db
      .selectFrom("operator")
      .selectAll()
      .where("email", "=", login.email)
      .where("closed_at", "is", null)
      .executeTakeFirst();
    const operator = await enter(login, row);
    if (operator === "queue-full") {
      await limits.giveBack("desk", limitKeys);
      return refuse(429, serverTexts.tooMany);
    }
    // Also written for accounts that do not exist, so that the response takes as long.
    await writeOperatorLog(db, { operatorId: row?.id ?? null, event: operator === null ? "login-refused" : "login" });
    if (operator === null) return null;
    await limits.forget("desk", { "account-and-address": limitKeys["account-and-address"] });
    await limits.giveBack("desk", { account: limitKeys.account, address });
    return operator;
  };
}
