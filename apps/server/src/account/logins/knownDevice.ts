import { pageAddress } from "@torg/pages/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { type Kysely, sql } from "kysely";
import { randomBytes } from "node:crypto";
import type { Database } from "../../database/Database.ts";
import { isOverTls } from "../../sessions/isOverTls.ts";
import { retentionPeriods } from "../../texts/retentionPeriods.ts";
import { secretHash } from "../../secrets/secretHash.ts";

/** Name and path of the cookie that identifies a known device. */
const deviceCookie = "shop_device";
const devicePath = pageAddress("account");

const yearSeconds = 365 * 24 * 3600;
const tokenForm = /^[\w-]{43}$/;

/** The token of a device that has logged in to this account before; null for other devices. */
export async function findKnownDevice(
  db: Kysely<Database>,
  request: FastifyRequest,
  customerId: number,
): Promise<string | null> {
  const token = request.cookies[deviceCookie];
  if (token === undefined || !tokenForm.test(token)) return null;
  const found = await db
    .selectFrom("known_device")
    .select("customer_id")
    .where("token_hash", "=", secretHash(token))
    .where("customer_id", "=", customerId)
    .where("seen_at", ">", sql<Date>`now() - make_interval(years => ${retentionPeriods.deviceYears})`)
    .executeTakeFirst();
  return found === undefined ? null : token;
}

/**
 * Remembers the device of a request for an account. Gives its new token, which replaces the old one for all accounts
 * that the device is known for.
 */
export async function rememberDevice(db: Kysely<Database>, raw: FastifyRequest, customerId: number): Promise<string> {
  const cookie = raw.cookies[deviceCookie];
  const token = randomBytes(32).toString("base64url");
  if (cookie !== undefined && tokenForm.test(cookie)) {
    await db
      .updateTable("known_device")
      .set({ token_hash: secretHash(token) })
      .where("token_hash", "=", secretHash(cookie))
      .execute();
  }
  await db
    .insertInto("known_device")
    .values({ token_hash: secretHash(token), customer_id: customerId })
    .onConflict((conflict) => conflict.columns(["token_hash", "customer_id"]).doUpdateSet({ seen_at: sql`now()` }))
    .execute();
  return token;
}

/** Gives a device its token. */
export function giveDeviceCookie(
  { raw, reply }: { readonly raw: FastifyRequest; readonly reply: FastifyReply },
  token: string,
): void {
  void reply.setCookie(deviceCookie, token, {
    path: devicePath,
    httpOnly: true,
    sameSite: "lax",
    secure: isOverTls(raw),
    maxAge: yearSeconds,
  });
}

/** Removes the cookie of a device whose token is no longer valid for any account. */
export async function forgetDevice(
  db: Kysely<Database>,
  { raw, reply }: { readonly raw: FastifyRequest; readonly reply: FastifyReply },
): Promise<void> {
  const token = raw.cookies[deviceCookie] ?? "";
  const found = await db
    .selectFrom("known_device")
    .select("customer_id")
    .where("token_hash", "=", secretHash(token))
    .executeTakeFirst();
  if (found === undefined) void reply.clearCookie(deviceCookie, { path: devicePath });
}
