import { feedTexts, type FeedError, type ItemProblemCode } from "@torg/feed";
import type { ImportReport } from "./importReport.ts";
import { importTexts } from "./texts/importTexts.ts";

const number = new Intl.NumberFormat("sv-SE");

/** A report as lines for a person. */
export function describeReport(report: ImportReport): string[] {
  const { counts } = importTexts;
  const keys = ["read", "added", "changed", "unchanged", "removed", "warned", "rejected"] as const;
  const reasons = Object.entries(report.reasons).map(
    ([code, count]) => `  ${number.format(count)} × ${reasonText(code)} (${itemsWith(report, code)})`,
  );
  return [keys.map((key) => `${number.format(report[key])} ${counts[key]}`).join(", "), ...reasons];
}

/** Items of a remark that are named; the report has all. */
const mostNamed = 5;

function itemsWith({ problems, reasons }: ImportReport, code: string): string {
  const items = problems.filter((problem) => problem.code === code).map(({ item }) => item);
  const count = new Map<string, number>(Object.entries(reasons)).get(code) ?? 0;
  return [...items.slice(0, mostNamed), ...(count > mostNamed ? ["…"] : [])].join(", ");
}

function reasonText(code: string): string {
  return isProblemCode(code) ? feedTexts.itemProblems[code] : code;
}

function isProblemCode(code: string): code is ItemProblemCode {
  return Object.hasOwn(feedTexts.itemProblems, code);
}

/** Why a delivery was refused and where, as one line for a person. */
export function describeFault(error: FeedError): string {
  const places = [
    error.line === undefined ? null : `${importTexts.line} ${error.line}`,
    error.item === undefined ? null : `${importTexts.item} ${error.item}`,
  ].filter((place) => place !== null);
  const place = places.length === 0 ? "" : ` (${places.join(", ")})`;
  return `${feedTexts.errors[error.code]}${place}${error.detail === undefined ? "" : ` ${error.detail}`}`;
}
