import type { DeskLogEvent } from "@torg/desk/contract";
import type { Kysely } from "kysely";
import type { Database } from "../database/Database.ts";

/** An action; `operatorId` is null for a command on the shop's own machine, or an unknown account. */
export interface LoggedEvent {
  readonly operatorId: number | null;
  readonly event: DeskLogEvent;
  readonly orderId?: number;
  /** Details, without anything that identifies a buyer. */
  readonly details?: Readonly<Record<string, string | number | boolean | null>>;
}

/** Logs an action, in the same transaction as the action. */
export async function writeOperatorLog(
  db: Kysely<Database>,
  { operatorId, event, orderId, details = {} }: LoggedEvent,
): Promise<void> {
  await db
    .insertInto("operator_log")
    .values({ operator_id: operatorId, event, order_id: orderId ?? null, details: JSON.stringify(details) })
    .execute();
}
