import { feedTexts, type FeedError } from "@torg/feed";
import type { ImportProblem, ImportReport } from "./importReport.ts";
import { importTexts } from "./texts/importTexts.ts";

const number = new Intl.NumberFormat("sv-SE");

type CountName = keyof typeof importTexts.counts;

/** The counts of a report, in one line. */
export function describeCounts<Name extends CountName>(
  report: Readonly<Record<Name, number>>,
  names: readonly Name[],
): string {
  return names.map((name) => `${number.format(report[name])} ${importTexts.counts[name]}`).join(", ");
}

/** The remarks of a report: the count of each kind, and the first ones with their items. */
interface Remarks {
  readonly reasons: Readonly<Partial<Record<string, number>>>;
  readonly problems: readonly ImportProblem<string>[];
}

/** Items named per remark; the report has all. */
const maxNamed = 5;

/** The remarks of a report in the words of `texts`, one line per kind with its first items. */
export function describeReasons(
  { reasons, problems }: Remarks,
  texts: Readonly<Partial<Record<string, string>>>,
): readonly string[] {
  return Object.entries(reasons).map(([code, count = 0]) => {
    const items = problems.filter((problem) => problem.code === code).map(({ item }) => item);
    const named = [...items.slice(0, maxNamed), ...(count > maxNamed ? ["…"] : [])];
    return `  ${number.format(count)} × ${texts[code] ?? code} (${named.join(", ")})`;
  });
}

/** A report as lines of text. */
export function describeReport(report: ImportReport): readonly string[] {
  const names = ["read", "added", "changed", "unchanged", "removed", "warned", "rejected"] as const;
  return [describeCounts(report, names), ...describeReasons(report, feedTexts.itemProblems)];
}

/** Why and where a delivery was refused, as one line of text. */
export function describeFault(error: FeedError): string {
  const places = [
    error.line === undefined ? null : `${importTexts.line} ${error.line}`,
    error.item === undefined ? null : `${importTexts.item} ${error.item}`,
  ].filter((place) => place !== null);
  const place = places.length === 0 ? "" : ` (${places.join(", ")})`;
  return `${feedTexts.errors[error.code]}${place}${error.detail === undefined ? "" : ` ${error.detail}`}`;
}
