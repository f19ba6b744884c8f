import type { JobName } from "./Jobs.ts";

/**
 * What becomes of a job that waited when a backup was taken. It may have been done since: what asks before it acts waits
 * again, a letter is not sent twice unless somebody wants it, and news of a process that is gone are no news.
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
