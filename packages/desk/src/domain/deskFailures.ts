import type { WaitingMove } from "./deskOrder.ts";

/** Work that was tried until its last try had failed. */
export interface FailedJob {
  readonly id: number;
  /** What could not be done, in words. */
  readonly what: string;
  /** The number of the order that it is about; null: about none. */
  readonly order: string | null;
  /** Why the last try failed. */
  readonly problem: string;
  /** ISO moment. */
  readonly at: string;
  /** Whether it can be tried again: work that this version of the shop does not know cannot. */
  readonly isRepeatable: boolean;
}

/** Money of an order that waits. */
export interface StuckMoney extends WaitingMove {
  /** The number of the order. */
  readonly order: string;
}

/** A message that a receiver of webhooks did not take. */
export interface FailedWebhook {
  /** What the receiver knows it by. */
  readonly id: string;
  /** Such as `order.shipped`. */
  readonly type: string;
  /** The name of the receiver. */
  readonly endpoint: string;
  /** ISO moment at which it was given up. */
  readonly at: string;
  readonly tries: number;
  /** What the receiver answered last; null: nothing. */
  readonly status: number | null;
  readonly problem: string;
  /** Whether it can be sent again: nothing is sent to a receiver that has said that it is gone. */
  readonly isRepeatable: boolean;
}

/** What has failed in the shop and waits for somebody, each list the newest first. */
export interface DeskFailures {
  readonly jobs: readonly FailedJob[];
  readonly money: readonly StuckMoney[];
  readonly webhooks: readonly FailedWebhook[];
}

/** Whether nothing waits for anybody. */
export function hasNoFailures({ jobs, money, webhooks }: DeskFailures): boolean {
  return jobs.length + money.length + webhooks.length === 0;
}
