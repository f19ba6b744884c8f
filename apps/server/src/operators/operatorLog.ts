import type { Kysely } from "kysely";
import type { Database } from "../database/Database.ts";

/** What is written down of those who work in the shop. */
export type OperatorEvent =
  | "login"
  | "login-refused"
  | "logout"
  | "not-allowed"
  | "account-added"
  | "account-reset"
  | "account-closed"
  | "pick"
  | "ship"
  | "deliver"
  | "cancel"
  | "return"
  | "credit"
  | "note"
  | "end-case"
  | "retry-money"
  | "token-created"
  | "token-revoked"
  | "stock"
  | "webhooks-replayed"
  | "retry-job"
  | "end-job"
  | "answer-review"
  | "take-down-review"
  | "make-code"
  | "end-code"
  | "price"
  | "stop-product"
  | "recall-product"
  | "resume-product";

/** One thing that somebody did; `operatorId` null: a command on the shop's own machine, or nobody's account. */
export interface LoggedEvent {
  readonly operatorId: number | null;
  readonly event: OperatorEvent;
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
