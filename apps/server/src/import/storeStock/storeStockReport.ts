import { feedTexts, type StockProblemCode } from "@torg/feed";
import { describeCounts, describeReasons } from "../describeReport.ts";
import type { ImportProblem } from "../importReport.ts";
import { importTexts } from "../texts/importTexts.ts";

/** What a delivery did to the stock of the stores, counted in articles of a store. */
export interface StoreStockReport {
  /** Rows of the file. */
  readonly read: number;
  readonly changed: number;
  readonly unchanged: number;
  /** What stores have no longer, since the file does not name it. */
  readonly emptied: number;
  readonly rejected: number;
  /** Whether it said what the last delivery had said, and so changed nothing. */
  readonly isSame: boolean;
  /** Changes with everything that it says of what the shop knows. */
  readonly mark: string;
  /** Stores that the file says nothing of. */
  readonly absent: readonly string[];
  /** What a file may call the stores. */
  readonly codes: readonly string[];
  /** How often each remark was made. */
  readonly reasons: Readonly<Partial<Record<StockProblemCode, number>>>;
  /** The first remarks, ten thousand at most. */
  readonly problems: readonly ImportProblem<StockProblemCode>[];
}

/** Stores that are named in a sentence. */
const mostStores = 60;

const listed = (codes: readonly string[]): string =>
  [...codes.slice(0, mostStores), ...(codes.length > mostStores ? ["…"] : [])].join(", ");

/** A report as lines for a person. */
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
