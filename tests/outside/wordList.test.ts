import { describe, expect, it } from "vitest";
import { readText, repositoryFiles } from "./repository.ts";

/** Given letter by letter by the contract of the calls, the specification or the law; listed below the table. */
const given: readonly (string | RegExp)[] = [
  "Välj betalningsmetod",
  "Betalningsmetoden är inte tillgänglig.",
  /exkl\. moms i (?:\$\{months\}|36) månader\./g,
  /\(teststubbe\)/g,
  "Välj...",
  "vänligen ladda om sidan",
  /Vänligen kontakta vår kundtjänst/g,
];

interface Choice {
  readonly chosen: string;
  readonly discarded: readonly string[];
}

/** The rows of the word list. */
const choices: readonly Choice[] = [...readText("docs/ordlista.md").matchAll(/^\| ([^|]+) \| [^|]+ \| ([^|]+) \|$/gm)]
  .map(([, chosen = "", discarded = ""]) => ({ chosen: chosen.trim(), discarded: discarded.trim().split(", ") }))
  .filter(({ chosen }) => chosen !== "Säg" && !/^[-\s]+$/.test(chosen));

/** A word by itself, or its beginning where any ending may follow. */
function patternOf(word: string): RegExp {
  if (word === "...") return /\p{L}\.\.\.(?=["`])/u;
  const stem = word.replace(/…$/, "");
  const escaped = stem.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`(?<![\\p{L}-])${escaped}${stem === word ? String.raw`(?![\p{L}-])` : ""}`, "iu");
}

const knows = (word: string, text: string): boolean => patternOf(word).test(text);

describe("the word list", () => {
  const files = repositoryFiles();
  const texts = files.filter((file) => /\/(texts|seed)\/|\.stories\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
  const pages = files.filter((file) =>
    /^(apps\/server\/data|packages\/create-torg\/template)\/.*(pages\/.*\.md|shop\.json)$/.test(file),
  );
  const spoken = [...texts, ...pages].map((file) => {
    const text = given.reduce<string>((rest, piece) => rest.replaceAll(piece, ""), readText(file));
    return { file, text };
  });

  it("has rows, and texts to compare with them", () => {
    expect(choices.length).toBeGreaterThan(20);
    expect(texts.length).toBeGreaterThan(100);
    expect(pages.length).toBeGreaterThan(10);
  });

  it.each(choices)("is followed where the choice is: $chosen", ({ discarded }) => {
    const found = spoken.flatMap(({ file, text }) =>
      discarded.filter((word) => knows(word, text)).map((word) => `${file}: ${word}`),
    );
    expect(found).toEqual([]);
  });

  it("means whole words, or their beginning where an ellipsis follows", () => {
    expect(knows("betalningssätt…", "Välj ett annat betalningssättet.")).toBe(true);
    expect(knows("affär", "I vår affär.")).toBe(true);
    expect(knows("affär", "affärsområde")).toBe(false);
    expect(knows("...", 'more: "Läs mer..."')).toBe(true);
    expect(knows("...", "[...all]")).toBe(false);
  });
});
