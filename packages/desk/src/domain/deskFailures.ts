import type { PendingMoneyMove } from "./deskOrder.ts";

/** A job whose last retry has failed. */
export interface FailedJob {
  readonly id: number;
  /** What could not be done, in words. */
  readonly what: string;
  /** The order it is about; null: none. */
  readonly order: string | null;
  /** Why the last try failed. */
  readonly problem: string;
  /** ISO moment. */
  readonly at: string;
  /** Whether it can be retried: jobs that this version of the shop does not know cannot. */
  readonly isRepeatable: boolean;
}

/** Money of an order that could not be moved. */
export interface StuckMoney extends PendingMoneyMove {
  /** The number of the order. */
  readonly order: string;
}

/** A webhook that its receiver did not accept. */
export interface FailedWebhook {
  /** Its id for the receiver. */
  readonly id: string;
  /** For example `order.shipped`. */
  readonly type: string;
  /** The name of the receiver. */
  readonly endpoint: string;
  /** ISO moment when it was given up. */
  readonly at: string;
  readonly tries: number;
  /** The receiver's last HTTP status; null: no answer. */
  readonly status: number | null;
  readonly problem: string;
  /** Whether it can be sent again: not to a receiver that has answered that it is gone. */
  readonly isRepeatable: boolean;
}

/** Everything that has failed in the shop and needs somebody's attention, each list the newest first. */
export interface DeskFailures {
  readonly jobs: readonly FailedJob[];
  readonly money: readonly StuckMoney[];
  readonly webhooks: readonly FailedWebhook[];
}

/** Whether nothing needs attention. */
export function hasNoFailures({ jobs, money, webhooks }: DeskFailures): boolean {
  return jobs.length + money.length + webhooks.length === 0;
}
