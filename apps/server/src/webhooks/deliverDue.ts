import { type Kysely, sql } from "kysely";
import type { ShopConfig } from "../config/readConfig.ts";
import type { Database } from "../database/Database.ts";
import type { OnGivenUp } from "../jobs/Jobs.ts";
import { nextTry } from "./nextTry.ts";
import type { PostAnswer, Posting } from "./postMessage.ts";
import { signMessage } from "../secrets/signMessage.ts";
import { type SecretContext, secretsOf } from "./webhookSecrets.ts";
import { randomUUID } from "node:crypto";
import { messageOf } from "../errors/messageOf.ts";

/** The dependencies for delivering messages. */
export interface WebhookContext extends SecretContext {
  readonly config: ShopConfig;
  readonly post: (posting: Posting) => Promise<PostAnswer>;
  /** The timeout of a receiver, in milliseconds. */
  readonly timeoutMs: number;
  /** A number from 0 to 1. */
  readonly random: () => number;
  /** Called, once a day per receiver, when something could not be delivered. */
  readonly onGivenUp: OnGivenUp;
}

/** A message being sent to one receiver. */
interface Claimed {
  readonly id: number;
  readonly endpoint: string;
  readonly address: string;
  readonly tries: number;
  readonly messageId: string;
  readonly type: string;
  readonly data: unknown;
  readonly createdAt: Date;
}

/** Messages sent to one receiver concurrently. */
const atOnce = 5;

/**
 * Claims due messages of a receiver. Each is postponed by a minute before it is sent, so no other process sends it
 * meanwhile, and the next one takes over if this process is killed.
 */
async function claim(db: Kysely<Database>, endpoint: string): Promise<readonly Claimed[]> {
  const { rows } = await sql<Claimed>`
    WITH claimed AS (
      UPDATE webhook_delivery SET due_at = now() + interval '1 minute', tries = tries + 1
      WHERE due_at <= now() AND id IN (
        SELECT id FROM webhook_delivery WHERE endpoint = ${endpoint} AND due_at <= now()
        ORDER BY due_at, id LIMIT ${atOnce} FOR UPDATE SKIP LOCKED)
      RETURNING id, message, endpoint, tries)
    SELECT c.id, c.endpoint, e.address, c.tries, m.message_id AS "messageId", m.type, m.data, m.created_at AS "createdAt"
    FROM claimed c JOIN webhook_message m ON m.id = c.message JOIN webhook_endpoint e ON e.name = c.endpoint
    ORDER BY m.id`.execute(db);
  return rows;
}

/** The body of a message, the same at every attempt. */
export const messageBody = ({ type, createdAt, data }: Pick<Claimed, "type" | "createdAt" | "data">): string =>
  JSON.stringify({ type, timestamp: createdAt.toISOString(), data });

async function send(context: WebhookContext, claimed: Claimed, signal: AbortSignal): Promise<PostAnswer> {
  const { config, timeoutMs, post } = context;
  const body = messageBody(claimed);
  const message = { id: claimed.messageId, seconds: Math.floor(Date.now() / 1000), body };
  const signed = signMessage(message, await secretsOf(context, claimed.endpoint));
  return post({
    address: claimed.address,
    headers: { ...signed, "content-type": "application/json", "user-agent": "torg-webhooks" },
    body,
    allowsPrivate: config.allowsPrivateWebhooks,
    needsTls: config.isProduction,
    timeoutMs,
    signal,
  });
}

/** The outcome of an attempt. */
interface Outcome {
  readonly status: number | null;
  readonly problem: string;
  readonly retryAfter: number;
}

async function tryOnce(context: WebhookContext, claimed: Claimed, signal: AbortSignal): Promise<Outcome> {
  try {
    const { status, retryAfter } = await send(context, claimed, signal);
    const isDone = status >= 200 && status < 300;
    return { status, retryAfter, problem: isDone ? "" : `answered ${status}` };
  } catch (error) {
    return { status: null, retryAfter: 0, problem: messageOf(error) };
  }
}

/** Disables a receiver that has answered that it is gone. Its pending messages can be sent again later. */
async function disable(db: Kysely<Database>, endpoint: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable("webhook_endpoint")
      .set({ disabled_at: sql<Date>`now()` })
      .where("name", "=", endpoint)
      .where("disabled_at", "is", null)
      .execute();
    await transaction
      .updateTable("webhook_delivery")
      .set({ due_at: null, given_up_at: sql<Date>`now()`, problem: "disabled" })
      .where("endpoint", "=", endpoint)
      .where("due_at", "is not", null)
      .execute();
  });
}

async function notifySeller({ db, onGivenUp }: WebhookContext, { id, endpoint }: Claimed, problem: string) {
  const { numUpdatedRows } = await db
    .updateTable("webhook_endpoint")
    .set({ told_at: sql<Date>`now()` })
    .where("name", "=", endpoint)
    .where((eb) => eb.or([eb("told_at", "is", null), eb("told_at", "<", sql<Date>`now() - interval '1 day'`)]))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  await onGivenUp({ jobId: randomUUID(), name: "webhook", id, problem: `${endpoint}: ${problem}` });
}

async function mark(context: WebhookContext, claimed: Claimed, outcome: Outcome): Promise<void> {
  const { db, random } = context;
  const { status, problem, retryAfter } = outcome;
  const isGone = status === 410;
  const delay = problem === "" || isGone ? null : nextTry(claimed.tries, random(), retryAfter);
  await db
    .updateTable("webhook_delivery")
    .set({
      status,
      problem,
      due_at: delay === null ? null : sql<Date>`now() + make_interval(secs => ${delay})`,
      delivered_at: problem === "" ? sql<Date>`now()` : null,
      given_up_at: problem !== "" && delay === null ? sql<Date>`now()` : null,
    })
    .where("id", "=", claimed.id)
    .execute();
  if (isGone) await disable(db, claimed.endpoint);
  if (problem !== "" && delay === null) await notifySeller(context, claimed, problem);
}

/** Receivers with due messages. */
export async function dueEndpoints({ db }: Pick<WebhookContext, "db">): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly endpoint: string }>`
    SELECT DISTINCT endpoint FROM webhook_delivery WHERE due_at <= now()`.execute(db);
  return rows.map(({ endpoint }) => endpoint);
}

/**
 * Sends some due messages of a receiver and records the outcome; gives how many. A message that was sent but not
 * recorded is sent again, under the same id. Attempts aborted by `signal` are left to the next process.
 */
export async function deliverDue(context: WebhookContext, endpoint: string, signal: AbortSignal): Promise<number> {
  const claimed = await claim(context.db, endpoint);
  await Promise.all(
    claimed.map(async (message) => {
      const outcome = await tryOnce(context, message, signal);
      if (!signal.aborted) await mark(context, message, outcome);
    }),
  );
  return claimed.length;
}
