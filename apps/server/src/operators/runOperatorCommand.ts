import { maxPasswordLength, newPasswordProblem, type NewPasswordProblem } from "@torg/account/domain";
import { minOperatorPasswordLength as shortest } from "@torg/desk/domain";
import { type Kysely, sql, type Transaction } from "kysely";
import { randomInt } from "node:crypto";
import { hashPassword } from "../account/passwords/password.ts";
import type { Database } from "../database/Database.ts";
import { type IdentityKeys, identityNumbersOf, missingKey } from "../secrets/identityNumbers.ts";
import { readSettings } from "../settings/readSettings.ts";
import { codeAddress, newCodeKey } from "./oneTimeCode.ts";
import { writeOperatorLog } from "./writeOperatorLog.ts";
import type { OperatorCommand } from "./readOperatorArguments.ts";

/** The dependencies of commands about desk accounts. */
export interface OperatorCommandContext {
  readonly db: Kysely<Database>;
  readonly config: IdentityKeys;
  /** Reads a typed password; called only if the command requires it. */
  readonly readPassword: () => Promise<string>;
}

const reasons: Readonly<Record<NewPasswordProblem, string>> = {
  missing: "There is no password.",
  "too-short": `The password is too short: at least ${shortest} characters.`,
  "too-long": `The password is too long: at most ${maxPasswordLength} characters.`,
  "too-plain": "The password is too plain: it repeats a few characters, or is a row of neighbours.",
  "own-words": "The password is made of names that a stranger would try first.",
};

/** Letters and digits that cannot be confused. */
const alphabet = "abcdefghjkmnpqrstuvwxyz23456789";

/** Generates a password of 99 bits: four groups of five. */
function madePassword(): string {
  const group = (): string => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join("");
  return [group(), group(), group(), group()].join("-");
}

/** New credentials, as stored and as shown once. */
interface NewCredentials {
  readonly stored: { readonly password_hash: string; readonly code_key: string };
  readonly shownOnce: Readonly<Record<string, string>>;
}

async function newCredentials(
  { db, config, readPassword }: OperatorCommandContext,
  account: { readonly email: string; readonly name: string; readonly isTyped: boolean },
): Promise<NewCredentials> {
  const sealing = await identityNumbersOf(config).withKey(db);
  if (sealing === null) throw new Error(missingKey);
  const { shopName } = await readSettings(db);
  const password = account.isTyped ? await readPassword() : madePassword();
  const problem = newPasswordProblem(password, { shortest, known: [account.email, account.name, shopName] });
  if (problem !== null) throw new Error(reasons[problem]);
  const key = newCodeKey();
  return {
    stored: { password_hash: await hashPassword(password), code_key: sealing.seal(key) },
    shownOnce: {
      ...(account.isTyped ? {} : { password }),
      codeKey: key,
      codeAddress: codeAddress(key, { shop: shopName, email: account.email }),
    },
  };
}

async function addOperator(
  context: OperatorCommandContext,
  command: Extract<OperatorCommand, { readonly task: "add" }>,
): Promise<unknown> {
  const { email, name, role } = command;
  const { stored, shownOnce } = await newCredentials(context, { email, name, isTyped: command["password-stdin"] });
  await context.db.transaction().execute(async (db) => {
    const added = await db
      .insertInto("operator")
      .values({ email, name, role, ...stored })
      .onConflict((conflict) => conflict.column("email").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (added === undefined) throw new Error("There is an account of this address. Use reset to let it in again.");
    await writeOperatorLog(db, { operatorId: null, event: "account-added", details: { operator: added.id, role } });
  });
  return { email, name, role, ...shownOnce };
}

const endSessions = (db: Transaction<Database>, id: number) =>
  db.deleteFrom("operator_session").where("operator_id", "=", id).execute();

async function findAccount({ db }: OperatorCommandContext, email: string) {
  const found = await db.selectFrom("operator").select(["id", "name"]).where("email", "=", email).executeTakeFirst();
  if (found === undefined) throw new Error("There is no account of this address.");
  return found;
}

async function resetOperator(
  context: OperatorCommandContext,
  command: Extract<OperatorCommand, { readonly task: "reset" }>,
): Promise<unknown> {
  const { email } = command;
  const { id, name } = await findAccount(context, email);
  const { stored, shownOnce } = await newCredentials(context, { email, name, isTyped: command["password-stdin"] });
  await context.db.transaction().execute(async (db) => {
    await db
      .updateTable("operator")
      .set({ ...stored, last_code_step: 0, closed_at: null })
      .where("id", "=", id)
      .execute();
    await endSessions(db, id);
    await writeOperatorLog(db, { operatorId: null, event: "account-reset", details: { operator: id } });
  });
  return { email, name, ...shownOnce };
}

async function closeOperator(context: OperatorCommandContext, email: string): Promise<unknown> {
  const { id, name } = await findAccount(context, email);
  await context.db.transaction().execute(async (db) => {
    await db
      .updateTable("operator")
      .set({ closed_at: sql<Date>`now()` })
      .where("id", "=", id)
      .where("closed_at", "is", null)
      .execute();
    await endSessions(db, id);
    await writeOperatorLog(db, { operatorId: null, event: "account-closed", details: { operator: id } });
  });
  return { email, name, closed: true };
}

async function listOperators({ db }: OperatorCommandContext): Promise<unknown> {
  const { rows } = await sql`
    SELECT o.email, o.name, o.role, o.closed_at AS closed,
      (SELECT max(l.created_at) FROM operator_log l WHERE l.operator_id = o.id AND l.event = 'login') AS "lastLogin"
    FROM operator o ORDER BY o.email`.execute(db);
  return rows;
}

/** Runs a command about desk accounts and gives its output. Rejects with the reason in words. */
export async function runOperatorCommand(context: OperatorCommandContext, command: OperatorCommand): Promise<unknown> {
  switch (command.task) {
    case "list":
      return listOperators(context);
    case "add":
      return addOperator(context, command);
    case "reset":
      return resetOperator(context, command);
    case "close":
      return closeOperator(context, command.email);
  }
}
