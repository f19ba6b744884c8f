import type { FactReader, ProductFacts, Range } from "./DrawnKind.ts";
import { isHue, type Hue } from "./paint.ts";
import { type FactName, factNames, hueWords, yes } from "./texts/factNames.ts";

const within = (value: number, [least, most]: Range): number => Math.round(Math.min(most, Math.max(least, value)));

/** Looks up the facts of a product by their names in feeds; decimals with a point or a comma. */
export function readFacts(facts: ProductFacts): FactReader {
  const textByName = new Map<string, string>();
  for (const { name, text } of facts.details) {
    const key = name.toLocaleLowerCase("sv");
    textByName.set(key, [textByName.get(key), text.toLocaleLowerCase("sv")].filter(Boolean).join(" "));
  }
  const text = (fact: FactName): string => {
    const names: readonly string[] = factNames[fact];
    return names.map((name) => textByName.get(name)).find((found) => found !== undefined) ?? "";
  };
  return {
    text,
    isYes: (fact) => yes.test(text(fact)),
    number(fact, range, fallback) {
      const [, found] = /(\d+(?:[.,]\d+)?)/u.exec(text(fact).replaceAll(/(\d)[\u00a0 ](?=\d{3}\b)/gu, "$1")) ?? [];
      return within(found === undefined ? fallback : Number(found.replace(",", ".")), range);
    },
    choice(fact, patterns, fallback) {
      const found = text(fact);
      if (found === "") return fallback;
      for (const word in patterns) if (patterns[word].test(found)) return word;
      return fallback;
    },
    words: [facts.title, ...facts.categoryPath].join(" ").toLocaleLowerCase("sv"),
  };
}

/** The letters of a product's first two colours. */
export function readHues(colours: readonly string[], usual: Hue): readonly [Hue, Hue] {
  const found = colours
    .flatMap((names) => names.split("/"))
    .flatMap((name) => {
      const letter = hueWords.find(([words]) => words.test(name.trim().toLocaleLowerCase("sv")))?.[1] ?? "";
      return isHue(letter) ? [letter] : [];
    });
  const first = found[0] ?? usual;
  return [first, found[1] ?? first];
}
