import { formatNumber } from "../numbers/formatNumber.ts";

/** The two forms of a Swedish word. */
export interface PluralForms {
  /** For exactly 1. */
  readonly one: string;
  /** For everything else, including 0. */
  readonly other: string;
}

let rules: Intl.PluralRules | undefined;

/** Returns the form of a word for a count. */
export function plural(count: number, forms: PluralForms): string {
  rules ??= new Intl.PluralRules("sv-SE");
  return rules.select(count) === "one" ? forms.one : forms.other;
}

/** Formats a count and its word: `1 produkt`, `2 produkter`. */
export function formatCount(count: number, forms: PluralForms): string {
  return `${formatNumber(count)} ${plural(count, forms)}`;
}
