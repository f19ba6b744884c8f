import { saleDaysAtOnce, saleDaysInYear } from "./data/sweden.ts";

/** The first and the last day of a sale, as `2026-12-24`. */
export interface SaleDays {
  readonly from: string;
  readonly until: string;
}

/** A period of sale that is too long, or a year with too many sale days. */
export type SaleProblem =
  | ({ readonly code: "too-long"; readonly days: number } & SaleDays)
  | { readonly code: "too-often"; readonly year: number; readonly days: number };

const dayLength = 86_400_000;
const dayOf = (text: string): number => Math.round(Date.parse(`${text}T00:00:00Z`) / dayLength);
const textOf = (day: number): string => new Date(day * dayLength).toISOString().slice(0, 10);

interface Stretch {
  readonly first: number;
  readonly last: number;
}

/** Merges sales into periods without gaps: those that overlap or directly follow each other become one. */
function stretchesOf(sales: readonly SaleDays[]): readonly Stretch[] {
  const days = sales
    .map(({ from, until }) => ({ first: dayOf(from), last: dayOf(until) }))
    .toSorted((one, other) => one.first - other.first);
  const stretches: Stretch[] = [];
  for (const { first, last } of days) {
    const before = stretches.at(-1);
    if (before === undefined || first > before.last + 1) stretches.push({ first, last });
    else stretches[stretches.length - 1] = { first: before.first, last: Math.max(before.last, last) };
  }
  return stretches;
}

const lengthOf = ({ first, last }: Stretch): number => last - first + 1;

/** Days of a period within a year. */
function daysIn({ first, last }: Stretch, year: number): number {
  return Math.max(0, Math.min(last, dayOf(`${year}-12-31`)) - Math.max(first, dayOf(`${year}-01-01`)) + 1);
}

/**
 * Reports where a shop's sales, taken together, exceed what is usually considered a limited time: a few weeks at a
 * stretch, and about two months of a calendar year (MFL 17 §).
 */
export function saleTooLong(sales: readonly SaleDays[]): readonly SaleProblem[] {
  const stretches = stretchesOf(sales);
  const years = [...new Set(sales.flatMap(({ from, until }) => [from, until].map((day) => Number(day.slice(0, 4)))))];
  const long = stretches.filter((stretch) => lengthOf(stretch) > saleDaysAtOnce);
  const often = years
    .toSorted((one, other) => one - other)
    .map((year) => ({ year, days: stretches.reduce((sum, stretch) => sum + daysIn(stretch, year), 0) }))
    .filter(({ days }) => days > saleDaysInYear);
  return [
    ...long.map((stretch) => ({
      code: "too-long" as const,
      from: textOf(stretch.first),
      until: textOf(stretch.last),
      days: lengthOf(stretch),
    })),
    ...often.map(({ year, days }) => ({ code: "too-often" as const, year, days })),
  ];
}
