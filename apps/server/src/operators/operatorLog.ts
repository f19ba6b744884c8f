import type { DeskLogEvent } from "@torg/desk/contract";
import type { Kysely } from "kysely";
import type { Database } from "../database/Database.ts";

/** One thing that somebody did; `operatorId` null: a command on the shop's own machine, or nobody's account. */
export interface LoggedEvent {
  readonly operatorId: number | null;
  readonly event: DeskLogEvent;
  readonly orderId?: number;
  /** What it was, without anything that leads to a buyer. */
  readonly details?: Readonly<Record<string, string | number | boolean | null>>;
}

/** Writes down what somebody did, in the transaction in which it was done. */
export async function writeOperatorLog(
  db: Kysely<Database>,
  { operatorId, event, orderId, details = {} }: LoggedEvent,
): Promise<void> {
  await db
    .insertInto("operator_log")
    .values({ operator_id: operatorId, event, order_id: orderId ?? null, details: JSON.stringify(details) })
    .execute();
}
