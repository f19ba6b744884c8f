import { createHash, randomBytes } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Database } from "../database/Database.ts";
import { loginStep } from "./loginStep.ts";
import type { Session } from "./Session.ts";

/** A cart is kept for two weeks of rest. */
const lifetime = sql<Date>`now() - interval '14 days'`;
const secretForm = /^[\w-]{43}$/;

const hash = (secret: string): Buffer => createHash("sha256").update(secret).digest();
const newSecret = (): string => randomBytes(32).toString("base64url");

/** A session just made, with the secret that only its visitor keeps. */
export interface NewSession {
  readonly session: Session;
  readonly secret: string;
}

/** Makes a session; the database holds only a hash of its secret. */
export async function insertSession(db: Kysely<Database>): Promise<NewSession> {
  const secret = newSecret();
  const session = await db
    .insertInto("session")
    .values({ token_hash: hash(secret), csrf_token: newSecret() })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { session, secret };
}

/** Finds a session by its secret and notes, at most once an hour, that it was seen. */
export async function findSession(db: Kysely<Database>, secret: string): Promise<Session | null> {
  if (!secretForm.test(secret)) return null;
  // Every request asks this, so it is written out.
  const { rows } = await sql<Session>`
    SELECT * FROM session WHERE token_hash = ${hash(secret)} AND last_seen_at > ${lifetime}`.execute(db);
  const [session] = rows;
  if (session === undefined) return null;
  if (Date.now() - session.last_seen_at.getTime() > 3_600_000) {
    await db
      .updateTable("session")
      .set({ last_seen_at: sql`now()` })
      .where("id", "=", session.id)
      .execute();
  }
  return session.customer_id === null ? session : checkLogin(db, session);
}

/** Ends a login that has rested or lasted too long; the session and its cart stay. */
async function checkLogin(db: Kysely<Database>, session: Session): Promise<Session> {
  const step = loginStep(session, Date.now());
  if (step === "keep") return session;
  const ended = { customer_id: null, logged_in_at: null, login_seen_at: null };
  await db
    .updateTable("session")
    .set(step === "end" ? ended : { login_seen_at: sql`now()` })
    .where("id", "=", session.id)
    .execute();
  return step === "end" ? { ...session, ...ended } : session;
}

/** Gives a session a new secret, as after a login, so that one known before is worth nothing. */
export async function renewSecret(db: Kysely<Database>, sessionId: number): Promise<string> {
  const secret = newSecret();
  await db
    .updateTable("session")
    .set({ token_hash: hash(secret), csrf_token: newSecret() })
    .where("id", "=", sessionId)
    .execute();
  return secret;
}

/** Removes sessions that have rested too long; answers how many. */
export async function deleteOldSessions(db: Kysely<Database>): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom("session").where("last_seen_at", "<=", lifetime).executeTakeFirst();
  return Number(numDeletedRows);
}
