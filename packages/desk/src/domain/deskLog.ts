/** Something that is written down of those who work in the shop. */
export type DeskLogEvent =
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

/** One thing that somebody did at the desk. */
export interface DeskLogEntry {
  /** ISO moment. */
  readonly at: string;
  /** The name of the operator; empty: a command or a program, or a login at an account that nobody has. */
  readonly by: string;
  /** A `DeskLogEvent`, or what another version of the shop has written. */
  readonly event: string;
  /** The number of the order that it was done to. */
  readonly order: string | null;
  /** What it was, without anything that leads to a buyer; sums in ore. */
  readonly details: Readonly<Record<string, string | number | boolean | null>>;
}
