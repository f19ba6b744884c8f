import { formatNumber, formatPrice, toKronor } from "@torg/format";

/** The words of one feature as its package has them, which are changed in their place. */
export type WordSet = readonly [feature: string, texts: object];

/** Words by the number of something. */
interface Forms {
  readonly one: string;
  readonly other: string;
}

type Template = string | Forms;
type Said = (...values: readonly unknown[]) => unknown;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;
const isSaid = (value: unknown): value is Said => typeof value === "function";
const isForms = (value: unknown): value is Forms & Readonly<Record<string, unknown>> =>
  isRecord(value) && typeof value["one"] === "string" && typeof value["other"] === "string";

const plural = new Intl.PluralRules("sv");

function formOf(template: Template, values: readonly unknown[]): string {
  if (typeof template === "string") return template;
  const count = values.find((value) => typeof value === "number");
  return plural.select(count ?? 0) === "one" ? template.one : template.other;
}

/** What stands in a place; null where it is nothing that can be written so, or an empty text. */
function written(value: unknown, isAmount: boolean): string | null {
  if (typeof value === "number")
    return isAmount ? formatPrice(toKronor(value), { decimals: 2, stripIfInteger: true }) : formatNumber(value);
  return typeof value === "string" && value !== "" ? value : null;
}

/** Words with places such as `{0}`, a number or text, and `{1 kr}`, an amount in ore; what cannot be written so is said as usual. */
function saidBy(template: Template, usual: Said): Said {
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

/** Calls back with everything that words of the shop's own replace. */
function replace(texts: object, words: unknown, set: (holder: object, name: string, value: unknown) => void): void {
  if (!isRecord(words)) return;
  for (const [name, own] of Object.entries(words)) {
    if (!Object.hasOwn(texts, name)) continue;
    const usual: unknown = Reflect.get(texts, name);
    if (typeof usual === "string" && typeof own === "string") set(texts, name, own);
    else if (isSaid(usual) && (typeof own === "string" || isForms(own))) set(texts, name, saidBy(own, usual));
    else if (isRecord(usual)) replace(usual, own, set);
  }
}

/** Puts words of the shop's own in the place of those of the packages, and those back. */
export interface OwnWords {
  /** Hears of the words of a feature. */
  readonly push: (set: WordSet) => void;
  /** Wears these words from now on, and no others; by features. */
  readonly wear: (words: Readonly<Record<string, unknown>>) => void;
}

/** Begins with what has been heard so far. */
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
