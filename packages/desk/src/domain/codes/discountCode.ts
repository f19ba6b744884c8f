/** The discount of a code: percent of the products, or an amount. Gift cards are money, and created by a command. */
export const codeKinds = ["percent", "amount"] as const;

/** The kind of discount. */
export type CodeKind = (typeof codeKinds)[number];

/** The states of a code. */
export const codeStates = ["running", "coming", "ended", "used-up"] as const;

/** The state of a code: valid now, valid later, expired, or used as often as allowed. */
export type CodeState = (typeof codeStates)[number];

/** When and how often a code is valid. */
export interface CodeTerms {
  /** ISO moment; null: no start. */
  readonly startsAt: string | null;
  /** ISO moment from which on it is no longer valid; null: no end. */
  readonly endsAt: string | null;
  readonly used: number;
  /** Maximum orders with it, in total; null: no limit. */
  readonly useLimit: number | null;
}

/** A discount code at the desk. */
export interface DeskCode extends CodeTerms {
  readonly id: number;
  /** The code as customers type it. */
  readonly code: string;
  /** Its name in cart and receipt. */
  readonly label: string;
  readonly kind: CodeKind;
  /** Percent, or öre. */
  readonly value: number;
  /** Maximum orders with it per customer; null: no limit per customer. */
  readonly customerLimit: number | null;
  readonly state: CodeState;
  /** Whether it is defined in shop.json: a change made here would be overwritten from there. */
  readonly isOfFile: boolean;
}

/** The state of a code at a moment. */
export function codeState({ startsAt, endsAt, used, useLimit }: CodeTerms, now: Date): CodeState {
  if (endsAt !== null && new Date(endsAt) <= now) return "ended";
  if (useLimit !== null && used >= useLimit) return "used-up";
  return startsAt !== null && new Date(startsAt) > now ? "coming" : "running";
}

/** A new code as entered. */
export interface DiscountCodeInput {
  readonly code: string;
  /** Empty: the code itself. */
  readonly label: string;
  readonly percent: number | null;
  readonly amountOre: number | null;
  readonly uses: number | null;
  readonly usesPerCustomer: number | null;
  /** Swedish calendar days, both included: `2026-06-01`; empty: none. */
  readonly from: string;
  readonly until: string;
}

/** What can be wrong with a new code. */
export type CodeProblem = "code" | "label" | "worth" | "two-worths" | "percent" | "amount" | "count" | "day" | "order";

const mostOre = 1_000_000_000;
const mostUses = 1_000_000;

const isWithin = (value: number | null, max: number): boolean =>
  value === null || (Number.isSafeInteger(value) && value >= 1 && value <= max);

function isDay(text: string): boolean {
  if (text === "") return true;
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  return day !== null && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

function worthProblem({
  percent,
  amountOre,
}: DiscountCodeInput): readonly (readonly [keyof DiscountCodeInput, CodeProblem])[] {
  if (percent === null && amountOre === null) return [["percent", "worth"]];
  if (percent !== null && amountOre !== null) return [["amountOre", "two-worths"]];
  if (!isWithin(percent, 100)) return [["percent", "percent"]];
  return isWithin(amountOre, mostOre) ? [] : [["amountOre", "amount"]];
}

/** The problems of a new code, by field; empty when it is valid. */
export function codeProblems(wanted: DiscountCodeInput): ReadonlyMap<keyof DiscountCodeInput, CodeProblem> {
  const { code, label, uses, usesPerCustomer, from, until } = wanted;
  const isReversed = isDay(from) && isDay(until) && from !== "" && until !== "" && from > until;
  const problems: readonly (readonly [keyof DiscountCodeInput, CodeProblem])[] = [
    ...(/^[\p{Lu}\d][\p{Lu}\d-]{1,39}$/u.test(normalizeCode(code)) ? [] : [["code", "code"] as const]),
    ...(label.trim().length > 200 ? [["label", "label"] as const] : []),
    ...worthProblem(wanted),
    ...(isWithin(uses, mostUses) ? [] : [["uses", "count"] as const]),
    ...(isWithin(usesPerCustomer, mostUses) ? [] : [["usesPerCustomer", "count"] as const]),
    ...(isDay(from) ? [] : [["from", "day"] as const]),
    ...(isDay(until) ? [] : [["until", "day"] as const]),
    ...(isReversed ? [["until", "order"] as const] : []),
  ];
  return new Map(problems);
}

/** The stored form of a code, however it was typed. */
export function normalizeCode(code: string): string {
  return code.trim().normalize("NFC").toUpperCase();
}
