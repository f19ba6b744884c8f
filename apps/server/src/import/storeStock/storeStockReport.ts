import { feedTexts, type StockProblemCode } from "@torg/feed";
import { describeCounts, describeReasons } from "../describeReport.ts";
import type { ImportProblem } from "../importReport.ts";
import { importTexts } from "../texts/importTexts.ts";

/** The result of a delivery of store stock, counted in articles per store. */
export interface StoreStockReport {
  /** Rows of the file. */
  readonly read: number;
  readonly changed: number;
  readonly unchanged: number;
  /** Articles that stores no longer have, as the file leaves them out. */
  readonly emptied: number;
  readonly rejected: number;
  /** Whether it equals the last delivery, so that nothing changed. */
  readonly isSame: boolean;
  /** Changes whenever the delivery's known stock does. */
  readonly mark: string;
  /** Stores missing in the file. */
  readonly absent: readonly string[];
  /** The codes of the stores in a file. */
  readonly codes: readonly string[];
  /** The count of each remark. */
  readonly reasons: Readonly<Partial<Record<StockProblemCode, number>>>;
  /** The first remarks, ten thousand at most. */
  readonly problems: readonly ImportProblem<StockProblemCode>[];
}

/** Stores named in a sentence. */
const maxStores = 60;

const listed = (codes: readonly string[]): string =>
  [...codes.slice(0, maxStores), ...(codes.length > maxStores ? ["…"] : [])].join(", ");

/** A report as lines of text. */
export function describeStoreStock(report: StoreStockReport): readonly string[] {
  const { absent, codes, isSame, reasons } = report;
  const words = importTexts.storeStock;
  const isUnknown = reasons["store-unknown"] !== undefined;
  return [
    describeCounts(report, ["read", "changed", "unchanged", "emptied", "rejected"]),
    ...describeReasons(report, feedTexts.stockProblems),
    ...(isUnknown ? [`  ${codes.length === 0 ? words.noStores : `${words.possible} ${listed(codes)}`}`] : []),
    ...(absent.length === 0 ? [] : [`  ${words.absent} ${listed(absent)}`]),
    ...(isSame ? [words.same] : []),
  ];
}
