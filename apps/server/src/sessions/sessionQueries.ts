import { randomBytes } from "node:crypto";
import { type Kysely, type RawBuilder, sql, type Updateable } from "kysely";
import type { Database } from "../database/Database.ts";
import type { SessionTable } from "../database/tables/checkoutTables.ts";
import { retentionPeriods } from "../texts/retentionPeriods.ts";
import { endLogins } from "./endLogins.ts";
import { loginStep } from "./loginStep.ts";
import { type Session, sessionColumn, type SessionRow } from "./Session.ts";
import { secretHash } from "../secrets/secretHash.ts";

/** A cart expires after two weeks without activity. */
const lifetime = sql<Date>`now() - make_interval(days => ${retentionPeriods.sessionDays})`;
const secretForm = /^[\w-]{43}$/;

const newSecret = (): string => randomBytes(32).toString("base64url");

/** A new session, with the secret that only its visitor stores. */
export interface NewSession {
  readonly session: Session;
  readonly secret: string;
}

/** Creates a session; the database only has a hash of its secret. */
export async function insertSession(db: Kysely<Database>): Promise<NewSession> {
  const secret = newSecret();
  const { rows } = await sql<SessionRow>`
    INSERT INTO session (token_hash, csrf_token) VALUES (${secretHash(secret)}, ${newSecret()})
    RETURNING ${sessionColumn}`.execute(db);
  return { session: theRow(rows).session, secret };
}

function theRow<T>([row]: readonly T[]): T {
  if (row === undefined) throw new Error("The session could not be written.");
  return row;
}

/** No columns besides the session. */
export const sessionOnly: RawBuilder<object> = sql`NULL AS nothing`;

type FoundSession<T> = SessionRow & T & { readonly is_stale: boolean };

async function selectSession<T>(
  db: Kysely<Database>,
  secret: string,
  more: RawBuilder<T>,
): Promise<FoundSession<T> | null> {
  const { rows } = await sql<FoundSession<T>>`
    SELECT ${sessionColumn}, last_seen_at < now() - interval '1 hour' AS is_stale, ${more}
    FROM session WHERE token_hash = ${secretHash(secret)} AND last_seen_at > ${lifetime}`.execute(db);
  return rows[0] ?? null;
}

/**
 * Finds a session by its secret, with further columns of the same query; records, at most hourly, that it was seen. If
 * the login was inactive or lasted too long, the result is without the login; the session and its cart stay.
 */
export async function findSession<T>(
  db: Kysely<Database>,
  secret: string,
  more: RawBuilder<T>,
): Promise<(SessionRow & T) | null> {
  if (!secretForm.test(secret)) return null;
  const found = await selectSession(db, secret, more);
  if (found === null) return null;
  const { session, is_stale: isStale } = found;
  if (isStale) {
    await db
      .updateTable("session")
      .set({ last_seen_at: sql`now()` })
      .where("id", "=", session.id)
      .execute();
  }
  if (session.customer_id === null || (await isLoginValid(db, session))) return found;
  // Read again: the columns may be of what ended with the login.
  return selectSession(db, secret, more);
}

/** Reads columns of a known session. */
export async function readOfSession<T>(db: Kysely<Database>, id: number, more: RawBuilder<T>): Promise<T | null> {
  const { rows } = await sql<T>`SELECT ${more} FROM session WHERE id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** Updates fields of a session and returns it, with further columns of the same query. */
export async function updateSession<T>(
  db: Kysely<Database>,
  { id, fields }: { readonly id: number; readonly fields: Updateable<SessionTable> },
  more: RawBuilder<T>,
): Promise<SessionRow & T> {
  const changes = Object.entries(fields).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  const { rows } = await sql<SessionRow & T>`
    UPDATE session SET ${sql.join(changes)} WHERE id = ${id} RETURNING ${sessionColumn}, ${more}`.execute(db);
  return theRow(rows);
}

const momentOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** Records the use of a login, or ends it when it was inactive or lasted too long. */
async function isLoginValid(db: Kysely<Database>, session: Session): Promise<boolean> {
  const { id, logged_in_at: begun, login_seen_at: seen } = session;
  const step = loginStep({ logged_in_at: momentOf(begun), login_seen_at: momentOf(seen) }, Date.now());
  if (step === "note") {
    await db
      .updateTable("session")
      .set({ login_seen_at: sql`now()` })
      .where("id", "=", id)
      .execute();
  }
  if (step !== "end") return true;
  // Another request may have logged in again meanwhile.
  const isThisLogin = sql<boolean>`id = ${id} AND customer_id IS NOT NULL
    AND logged_in_at IS NOT DISTINCT FROM ${begun}::timestamptz AND login_seen_at IS NOT DISTINCT FROM ${seen}::timestamptz`;
  await db.transaction().execute((transaction) => endLogins(transaction, isThisLogin));
  return false;
}

/** Gives a session a new secret, as after a login, so that an old one is useless. */
export async function renewSecret(db: Kysely<Database>, sessionId: number): Promise<string> {
  const secret = newSecret();
  await db
    .updateTable("session")
    .set({ token_hash: secretHash(secret), csrf_token: newSecret() })
    .where("id", "=", sessionId)
    .execute();
  return secret;
}
