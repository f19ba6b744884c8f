import { type Kysely, sql } from "kysely";
import { randomBytes } from "node:crypto";
import type { Database } from "../database/Database.ts";
import { loginStep } from "../sessions/loginStep.ts";
import type { Operator } from "./Operator.ts";
import { secretHash } from "../secrets/secretHash.ts";

const secretForm = /^[\w-]{43}$/;

/** Opens a session for an operator; the database stores only a hash of its secret. */
export async function openOperatorSession(db: Kysely<Database>, operatorId: number): Promise<string> {
  const secret = randomBytes(32).toString("base64url");
  await db
    .insertInto("operator_session")
    .values({ token_hash: secretHash(secret), operator_id: operatorId })
    .execute();
  return secret;
}

/** Ends a session. */
export async function endOperatorSession(db: Kysely<Database>, secret: string): Promise<void> {
  await db.deleteFrom("operator_session").where("token_hash", "=", secretHash(secret)).execute();
}

/** Finds the operator of a session; null if it has ended, was idle or open too long, or the account is closed. */
export async function findOperator(db: Kysely<Database>, secret: string): Promise<Operator | null> {
  if (!secretForm.test(secret)) return null;
  const row = await db
    .selectFrom("operator_session as s")
    .innerJoin("operator as o", "o.id", "s.operator_id")
    .select(["o.id", "o.name", "o.role", "s.logged_in_at", "s.login_seen_at"])
    .where("s.token_hash", "=", secretHash(secret))
    .where("o.closed_at", "is", null)
    .executeTakeFirst();
  if (row === undefined) return null;
  const step = loginStep(row, Date.now());
  if (step === "end") {
    await endOperatorSession(db, secret);
    return null;
  }
  if (step === "note") {
    await db
      .updateTable("operator_session")
      .set({ login_seen_at: sql<Date>`now()` })
      .where("token_hash", "=", secretHash(secret))
      .execute();
  }
  return { id: row.id, name: row.name, role: row.role };
}
