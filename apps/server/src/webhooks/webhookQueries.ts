import { type Kysely, sql } from "kysely";
import type { Database } from "../database/Database.ts";
import { messageBody } from "./deliverDue.ts";

/** A receiver, for people to read. */
export interface ShownEndpoint {
  readonly name: string;
  readonly address: string;
  readonly events: readonly string[];
  /** When it was disabled because the receiver answered that it is gone; null if active. */
  readonly disabledSince: Date | null;
  readonly waiting: number;
  readonly failed: number;
  readonly lastDelivered: Date | null;
}

/** An undelivered message to one receiver. */
export interface FailedDelivery {
  /** The position for the next page. */
  readonly cursor: number;
  readonly id: string;
  readonly type: string;
  readonly at: Date;
  readonly endpoint: string;
  readonly tries: number;
  readonly status: number | null;
  readonly problem: string;
  readonly givenUp: Date;
}

/** Reads all receivers, with the number of pending and failed messages. */
export async function listEndpoints(db: Kysely<Database>): Promise<readonly ShownEndpoint[]> {
  const { rows } = await sql<ShownEndpoint>`
    SELECT e.name, e.address, e.events, e.disabled_at AS "disabledSince",
      count(d.due_at)::integer AS waiting, count(d.given_up_at)::integer AS failed, max(d.delivered_at) AS "lastDelivered"
    FROM webhook_endpoint e LEFT JOIN webhook_delivery d ON d.endpoint = e.name GROUP BY e.name ORDER BY e.name`.execute(
    db,
  );
  return rows;
}

/** Reads failed messages, oldest first, a page at a time. */
export async function listFailed(
  db: Kysely<Database>,
  {
    after = 0,
    limit,
    endpoint = null,
  }: { readonly after?: number; readonly limit: number; readonly endpoint?: string | null },
): Promise<readonly FailedDelivery[]> {
  const { rows } = await sql<FailedDelivery>`
    SELECT d.id AS cursor, m.message_id AS id, m.type, m.created_at AS at, d.endpoint, d.tries, d.status, d.problem,
      d.given_up_at AS "givenUp"
    FROM webhook_delivery d JOIN webhook_message m ON m.id = d.message
    WHERE d.given_up_at IS NOT NULL AND d.id > ${after} AND (${endpoint}::text IS NULL OR d.endpoint = ${endpoint})
    ORDER BY d.id LIMIT ${limit}`.execute(db);
  return rows;
}

/** Reads a message as it is sent, and its deliveries; null if it does not exist. */
export async function showMessage(db: Kysely<Database>, messageId: string) {
  const message = await db
    .selectFrom("webhook_message")
    .selectAll()
    .where("message_id", "=", messageId)
    .executeTakeFirst();
  if (message === undefined) return null;
  const deliveries = await db
    .selectFrom("webhook_delivery")
    .select(["endpoint", "tries", "status", "problem", "due_at", "delivered_at", "given_up_at"])
    .where("message", "=", message.id)
    .orderBy("endpoint")
    .execute();
  const { type, data, created_at: createdAt } = message;
  const body: unknown = JSON.parse(messageBody({ type, data, createdAt }));
  return {
    id: messageId,
    body,
    deliveries: deliveries.map(({ due_at: next, delivered_at: delivered, given_up_at: givenUp, ...rest }) => ({
      ...rest,
      next,
      delivered,
      givenUp,
    })),
  };
}

/** Which messages to send again. */
export interface Replay {
  /** One message by its id, or null. */
  readonly messageId: string | null;
  /** All since a moment, or null. */
  readonly since: Date | null;
  /** One receiver, or null for all that subscribe to them. */
  readonly endpoint: string | null;
  /** Only failed messages. */
  readonly isFailedOnly: boolean;
}

/**
 * Sends messages again under their original ids, to receivers that are not disabled, including those added since. Gives
 * how many.
 */
export async function replay(
  db: Kysely<Database>,
  { messageId, since, endpoint, isFailedOnly }: Replay,
): Promise<number> {
  const { rows } = await sql<{ readonly count: number }>`
    WITH again AS (
      INSERT INTO webhook_delivery AS d (message, endpoint)
      SELECT m.id, e.name FROM webhook_message m JOIN webhook_endpoint e ON m.type = ANY (e.events)
      WHERE e.disabled_at IS NULL
        AND (${messageId}::text IS NULL OR m.message_id = ${messageId})
        AND (${since}::timestamptz IS NULL OR m.created_at >= ${since})
        AND (${endpoint}::text IS NULL OR e.name = ${endpoint})
        AND (NOT ${isFailedOnly}::boolean OR EXISTS (
          SELECT FROM webhook_delivery f WHERE f.message = m.id AND f.endpoint = e.name AND f.given_up_at IS NOT NULL))
      ORDER BY m.id, e.name
      ON CONFLICT (message, endpoint) DO UPDATE
        SET due_at = now(), tries = 0, status = NULL, problem = '', delivered_at = NULL, given_up_at = NULL
      RETURNING 1)
    SELECT count(*)::integer AS count FROM again`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Enables a disabled receiver. */
export async function enableEndpoint(db: Kysely<Database>, name: string): Promise<void> {
  await db.updateTable("webhook_endpoint").set({ disabled_at: null }).where("name", "=", name).execute();
}
