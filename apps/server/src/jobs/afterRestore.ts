import type { JobName } from "./Jobs.ts";

/**
 * What to do after a restore with a job that was pending in the backup, as it may have been done since. Jobs that check
 * before they act wait again, letters are held so that none is sent twice unless an operator wants it, and notices to
 * processes that are gone are dropped.
 */
export const afterRestore: Readonly<Record<JobName, "wait" | "hold" | "drop">> = {
  "payment-check": "wait",
  "payment-capture": "wait",
  "payment-give-back": "wait",
  "stock-release": "wait",
  "order-money": "wait",
  "order-mail": "hold",
  "order-notice": "hold",
  "act-mail": "hold",
  "withdrawal-mail": "hold",
  "withdrawal-notice": "hold",
  "case-mail": "hold",
  "case-notice": "hold",
  "case-answer": "hold",
  "withdrawal-answer": "hold",
  "review-mail": "hold",
  "erasure-mail": "hold",
  "account-mail": "hold",
  "watch-mail": "hold",
  "recall-letters": "hold",
  "recall-mail": "hold",
  "failure-notice": "hold",
  "catalogue-news": "drop",
};
