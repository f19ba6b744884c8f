import { formatNumber, formatPrice, toKronor } from "@torg/format";
import { isTextFunction, type TextFunction } from "./TextFunction.ts";

/** The texts of one feature in its package, which are modified in place. */
export type WordSet = readonly [feature: string, texts: object];

/** Texts for singular and plural. */
interface Forms {
  readonly one: string;
  readonly other: string;
}

type Template = string | Forms;

/** Lists are sets of texts too. */
const isTextSet = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;
const isForms = (value: unknown): value is Forms & Readonly<Record<string, unknown>> =>
  isTextSet(value) && typeof value["one"] === "string" && typeof value["other"] === "string";

const plural = new Intl.PluralRules("sv");

function formOf(template: Template, values: readonly unknown[]): string {
  if (typeof template === "string") return template;
  const count = values.find((value) => typeof value === "number");
  return plural.select(count ?? 0) === "one" ? template.one : template.other;
}

/** Formats a value for a placeholder; null if it is empty or neither a number nor a text. */
function written(value: unknown, isAmount: boolean): string | null {
  if (typeof value === "number")
    return isAmount ? formatPrice(toKronor(value), { decimals: 2, stripIfInteger: true }) : formatNumber(value);
  return typeof value === "string" && value !== "" ? value : null;
}

/**
 * A function for a template with `{0}` (a number or text) and `{1 kr}` (an amount in öre); falls back to the default
 * text for values that cannot be formatted.
 */
function fillTemplate(template: Template, usual: TextFunction): TextFunction {
  return (...values) => {
    let isWhole = true;
    const text = formOf(template, values).replaceAll(/\{(\d+)( kr)?\}/g, (_, index: string, amount?: string) => {
      const part = written(values[Number(index)], amount !== undefined);
      isWhole &&= part !== null;
      return part ?? "";
    });
    return isWhole ? text : usual(...values);
  };
}

/** Calls `set` for every text that the shop's own texts replace. */
function replace(texts: object, words: unknown, set: (holder: object, name: string, value: unknown) => void): void {
  if (!isTextSet(words)) return;
  for (const [name, own] of Object.entries(words)) {
    if (!Object.hasOwn(texts, name)) continue;
    const usual: unknown = Reflect.get(texts, name);
    if (typeof usual === "string" && typeof own === "string") set(texts, name, own);
    else if (isTextFunction(usual) && (typeof own === "string" || isForms(own)))
      set(texts, name, fillTemplate(own, usual));
    else if (isTextSet(usual)) replace(usual, own, set);
  }
}

/** Replaces the packages' texts with the shop's own, and restores them. */
export interface OwnWords {
  /** Adds the texts of a feature. */
  readonly push: (set: WordSet) => void;
  /** Applies these texts, by feature, in place of those applied before. */
  readonly wear: (words: Readonly<Record<string, unknown>>) => void;
}

/** Starts with the text sets known so far. */
export function createOwnWords(heard: readonly WordSet[] = []): OwnWords {
  const sets = [...heard];
  let worn: Readonly<Record<string, unknown>> = {};
  let putBack: (() => void)[] = [];
  const dress = ([feature, texts]: WordSet): void => {
    replace(texts, worn[feature], (holder, name, value) => {
      const usual: unknown = Reflect.get(holder, name);
      putBack.push(() => Reflect.set(holder, name, usual));
      Reflect.set(holder, name, value);
    });
  };
  return {
    push(set) {
      sets.push(set);
      dress(set);
    },
    wear(words) {
      if (words === worn) return;
      for (const back of putBack.toReversed()) back();
      putBack = [];
      worn = words;
      for (const set of sets) dress(set);
    },
  };
}
