import type { ProviderVerdict } from "./paymentState.ts";
import type { ProviderReport } from "../../providers/PaymentProvider.ts";

/** The values that an accepted payment must have. */
export interface ExpectedPayment {
  readonly amountOre: number;
  readonly currency: string;
  readonly merchant: string;
  readonly reference: string;
}

/** The meaning of a report for our payment. */
export interface Verification {
  readonly verdict: ProviderVerdict;
  /** The mismatch, for the log. */
  readonly problem: string | null;
}

/**
 * Compares a provider's report with the expected payment. A report about another payment (reference or merchant
 * differs) says nothing about ours; another amount or currency is never accepted.
 */
export function verifyReport(report: ProviderReport, expected: ExpectedPayment): Verification {
  if (report.reference !== expected.reference) return { verdict: "pending", problem: "another reference" };
  if (report.merchant !== expected.merchant) return { verdict: "pending", problem: "another merchant" };
  if (report.status !== "authorised" && report.status !== "captured") return { verdict: report.status, problem: null };
  if (report.currency.toUpperCase() !== expected.currency) {
    return { verdict: "unfit", problem: `${report.currency} instead of ${expected.currency}` };
  }
  if (report.amountOre !== expected.amountOre) {
    return { verdict: "unfit", problem: `${report.amountOre} ore instead of ${expected.amountOre}` };
  }
  return { verdict: report.status, problem: null };
}
