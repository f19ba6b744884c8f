import type { FactReader, ProductFacts } from "./DrawnKind.ts";
import { isHue, type Hue } from "./paint.ts";
import { factNames, hueWords } from "./texts/factNames.ts";

const within = (value: number, [least, most]: readonly [number, number]): number =>
  Math.round(Math.min(most, Math.max(least, value)));

/** Looks up the facts of a product by their names in feeds; decimals with a point or a comma. */
export function readFacts(facts: ProductFacts): FactReader {
  const told = new Map<string, string>();
  for (const { name, text } of facts.details) {
    const key = name.toLocaleLowerCase("sv");
    told.set(key, [told.get(key), text.toLocaleLowerCase("sv")].filter(Boolean).join(" "));
  }
  const text = (fact: string): string =>
    factNames[fact]?.map((name) => told.get(name)).find((found) => found !== undefined) ?? "";
  return {
    text,
    number(fact, bounds, fallback) {
      const [, found] = /(\d+(?:[.,]\d+)?)/u.exec(text(fact).replaceAll(/(\d)[\u00a0 ](?=\d{3}\b)/gu, "$1")) ?? [];
      return within(found === undefined ? fallback : Number(found.replace(",", ".")), bounds);
    },
    choice(fact, answers, fallback) {
      const found = text(fact);
      const [answer] = Object.entries(answers).find(([, words]) => found !== "" && words.test(found)) ?? [fallback];
      return answer;
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
