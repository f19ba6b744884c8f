import type { ProviderWord } from "./paymentState.ts";
import type { ProviderReport } from "../providers/PaymentProvider.ts";

/** What has to be true of a payment that we accept. */
export interface ExpectedPayment {
  readonly amountOre: number;
  readonly currency: string;
  readonly merchant: string;
  readonly reference: string;
}

/** What a report means for our payment. */
export interface Verification {
  readonly word: ProviderWord;
  /** What did not agree, for the report of mismatches. */
  readonly problem: string | null;
}

/**
 * Holds what a provider reports against what was to be paid. A report about another payment (another reference or
 * merchant) says nothing about ours; money of another amount or currency is never accepted.
 */
export function verifyReport(report: ProviderReport, expected: ExpectedPayment): Verification {
  if (report.reference !== expected.reference) return { word: "pending", problem: "another reference" };
  if (report.merchant !== expected.merchant) return { word: "pending", problem: "another merchant" };
  if (report.status !== "authorised" && report.status !== "captured") return { word: report.status, problem: null };
  if (report.currency.toUpperCase() !== expected.currency) {
    return { word: "unfit", problem: `${report.currency} instead of ${expected.currency}` };
  }
  if (report.amountOre !== expected.amountOre) {
    return { word: "unfit", problem: `${report.amountOre} ore instead of ${expected.amountOre}` };
  }
  return { word: report.status, problem: null };
}
