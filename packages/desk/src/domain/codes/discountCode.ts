/** What a code takes off: percent of the products, or an amount. Gift cards are money, and made by a command. */
export const codeKinds = ["percent", "amount"] as const;

/** What a code takes off. */
export type CodeKind = (typeof codeKinds)[number];

/** How a code stands. */
export const codeStates = ["running", "coming", "ended", "used-up"] as const;

/** How a code stands: it holds, will hold, holds no more, or has been used as often as it may. */
export type CodeState = (typeof codeStates)[number];

/** When and how often a code holds. */
export interface CodeTerms {
  /** ISO moment; null: since ever. */
  readonly startsAt: string | null;
  /** ISO moment from which on it holds no more; null: it never ends. */
  readonly endsAt: string | null;
  readonly used: number;
  /** Orders that may have it, all together; null: any number. */
  readonly useLimit: number | null;
}

/** A discount code at the desk. */
export interface DeskCode extends CodeTerms {
  readonly id: number;
  /** What is typed. */
  readonly code: string;
  /** What cart and receipt call it. */
  readonly label: string;
  readonly kind: CodeKind;
  /** Percent, or ore. */
  readonly value: number;
  /** Orders of one customer that may have it; null: as many as of anybody. */
  readonly customerLimit: number | null;
  readonly state: CodeState;
  /** Whether shop.json names it: what is changed here would come back from there. */
  readonly isOfFile: boolean;
}

/** How a code stands at a moment. */
export function codeState({ startsAt, endsAt, used, useLimit }: CodeTerms, now: Date): CodeState {
  if (endsAt !== null && new Date(endsAt) <= now) return "ended";
  if (useLimit !== null && used >= useLimit) return "used-up";
  return startsAt !== null && new Date(startsAt) > now ? "coming" : "running";
}

/** A code as somebody wants to make it. */
export interface WantedCode {
  readonly code: string;
  /** Empty: what is typed. */
  readonly label: string;
  readonly percent: number | null;
  readonly amountOre: number | null;
  readonly uses: number | null;
  readonly usesPerCustomer: number | null;
  /** Swedish days, both included: `2026-06-01`; empty: none. */
  readonly from: string;
  readonly until: string;
}

/** What can be wrong with a code, by the part of it. */
export type CodeProblem = "code" | "label" | "worth" | "two-worths" | "percent" | "amount" | "count" | "day" | "order";

const mostOre = 1_000_000_000;
const mostUses = 1_000_000;

const isWithin = (value: number | null, most: number): boolean =>
  value === null || (Number.isSafeInteger(value) && value >= 1 && value <= most);

function isDay(text: string): boolean {
  if (text === "") return true;
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  return day !== null && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

function worthProblem({ percent, amountOre }: WantedCode): readonly (readonly [keyof WantedCode, CodeProblem])[] {
  if (percent === null && amountOre === null) return [["percent", "worth"]];
  if (percent !== null && amountOre !== null) return [["amountOre", "two-worths"]];
  if (!isWithin(percent, 100)) return [["percent", "percent"]];
  return isWithin(amountOre, mostOre) ? [] : [["amountOre", "amount"]];
}

/** What is wrong with a code that somebody wants to make, part by part; empty: nothing. */
export function codeProblems(wanted: WantedCode): ReadonlyMap<keyof WantedCode, CodeProblem> {
  const { code, label, uses, usesPerCustomer, from, until } = wanted;
  const isReversed = isDay(from) && isDay(until) && from !== "" && until !== "" && from > until;
  const found: readonly (readonly [keyof WantedCode, CodeProblem])[] = [
    ...(/^[\p{Lu}\d][\p{Lu}\d-]{1,39}$/u.test(codeAsTyped(code)) ? [] : [["code", "code"] as const]),
    ...(label.trim().length > 200 ? [["label", "label"] as const] : []),
    ...worthProblem(wanted),
    ...(isWithin(uses, mostUses) ? [] : [["uses", "count"] as const]),
    ...(isWithin(usesPerCustomer, mostUses) ? [] : [["usesPerCustomer", "count"] as const]),
    ...(isDay(from) ? [] : [["from", "day"] as const]),
    ...(isDay(until) ? [] : [["until", "day"] as const]),
    ...(isReversed ? [["until", "order"] as const] : []),
  ];
  return new Map(found);
}

/** A code as it is kept, however it was typed. */
export function codeAsTyped(code: string): string {
  return code.trim().normalize("NFC").toUpperCase();
}
