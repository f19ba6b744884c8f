import { type Kysely, sql } from "kysely";
import { randomBytes } from "node:crypto";
import type { Database } from "../database/Database.ts";
import { writeOperatorLog } from "../operators/writeOperatorLog.ts";
import { secretHash } from "../secrets/secretHash.ts";

/** The permissions of programs. */
export const scopes = [
  "orders:read",
  "orders:write",
  "orders:refund",
  "products:read",
  "products:write",
  "webhooks:read",
  "webhooks:write",
] as const;

/** A permission of a program. */
export type Scope = (typeof scopes)[number];

/** A program authenticated by its token. */
export interface Program {
  readonly id: number;
  readonly name: string;
  readonly scopes: readonly string[];
}

/** A token, for people to read; the token itself is shown once, when it is created. */
export interface ShownToken {
  readonly id: number;
  readonly name: string;
  /** Its first characters. */
  readonly prefix: string;
  readonly scopes: readonly string[];
  readonly created: Date;
  readonly expires: Date | null;
  readonly revoked: Date | null;
  /** Exact to the minute. */
  readonly lastUsed: Date | null;
}

const begins = "torg_";
const shownSigns = begins.length + 6;

/** Creates a token; only its hash is stored. */
export async function createToken(
  db: Kysely<Database>,
  {
    name,
    scopes: may,
    expires,
  }: { readonly name: string; readonly scopes: readonly Scope[]; readonly expires: Date | null },
): Promise<{ readonly token: string; readonly id: number }> {
  const token = begins + randomBytes(32).toString("base64url");
  const prefix = token.slice(0, shownSigns);
  const id = await db.transaction().execute(async (transaction) => {
    const made = await transaction
      .insertInto("api_token")
      .values({ name, prefix, token_hash: secretHash(token), scopes: [...may], expires_at: expires })
      .returning("id")
      .executeTakeFirstOrThrow();
    const details = { token: name, scopes: may.join(" ") };
    await writeOperatorLog(transaction, { operatorId: null, event: "token-created", details });
    return made.id;
  });
  return { token, id };
}

/** Lists all tokens, oldest first, including those no longer valid. */
export async function listTokens(db: Kysely<Database>): Promise<readonly ShownToken[]> {
  return db
    .selectFrom("api_token")
    .select(["id", "name", "prefix", "scopes", "created_at as created", "expires_at as expires"])
    .select(["revoked_at as revoked", "last_used_at as lastUsed"])
    .orderBy("id")
    .execute();
}

/** Revokes a token at once. False: it does not exist, or was revoked before. */
export async function revokeToken(db: Kysely<Database>, id: number): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const ended = await transaction
      .updateTable("api_token")
      .set({ revoked_at: sql<Date>`now()` })
      .where("id", "=", id)
      .where("revoked_at", "is", null)
      .returning("name")
      .executeTakeFirst();
    if (ended === undefined) return false;
    const details = { token: ended.name };
    await writeOperatorLog(transaction, { operatorId: null, event: "token-revoked", details });
    return true;
  });
}

/** Finds the program for a header `Authorization: Bearer …`; null for a token that is unknown, revoked or expired. */
export async function findProgram(db: Kysely<Database>, header: string | undefined): Promise<Program | null> {
  const [, token] = /^Bearer ([\w-]{20,100})$/i.exec(header ?? "") ?? [];
  if (token === undefined) return null;
  const found = await db
    .selectFrom("api_token")
    .select(["id", "name", "scopes", "last_used_at"])
    .where("token_hash", "=", secretHash(token))
    .where("revoked_at", "is", null)
    .where((eb) => eb.or([eb("expires_at", "is", null), eb("expires_at", ">", sql<Date>`now()`)]))
    .executeTakeFirst();
  if (found === undefined) return null;
  const { last_used_at: last, ...program } = found;
  if (last === null || Date.now() - last.getTime() > 60_000) {
    await db
      .updateTable("api_token")
      .set({ last_used_at: sql<Date>`now()` })
      .where("id", "=", found.id)
      .execute();
  }
  return program;
}
