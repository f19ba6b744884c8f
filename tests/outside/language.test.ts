import { describe, expect, it } from "vitest";
import { readText, repositoryFiles } from "./repository.ts";

const code = repositoryFiles().filter((file) => /\.(ts|tsx|mjs|css)$/.test(file));
const maySpeakSwedish = /\/(texts|fixtures|seed|data|testing)\/|\.(stories|test)\.tsx?$|^tests\/|\/bench\//;

describe("language of the code", () => {
  it("keeps Swedish words in texts, stories, fixtures and data", () => {
    const speaking = code.filter((file) => !maySpeakSwedish.test(file) && /[åäöÅÄÖ]/.test(readText(file)));
    expect(speaking).toEqual([]);
  });
});

describe("claims about the environment", () => {
  // The reference data say what the contract of the calls says; a claim of a shop's own needs its proof beside it.
  const own = code.filter(
    (file) => /\/(texts|seed\/demo|seed\/shared)\/|\.stories\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
  );
  const claim =
    /miljövänlig|miljösmart|miljöval|klimatneutral|klimatsmart|klimatkompensera|klimatpositiv|(?<!\p{L})hållbar[at]?(?!\p{L})|grönt val|ekologisk/iu;

  it("stand in no text, story or demo", () => {
    expect(own.length).toBeGreaterThan(50);
    expect(own.filter((file) => claim.test(readText(file)))).toEqual([]);
  });

  it("are known when they are seen", () => {
    expect(["Miljövänligt val", "Hållbar", "klimatneutral"].every((text) => claim.test(text))).toBe(true);
    expect(["Tillverkarens hållbarhetsgaranti", "Miljöavgift"].some((text) => claim.test(text))).toBe(false);
  });
});

describe("the words for one thing", () => {
  const inCode = code.filter((file) => /\/(texts|seed)\/|\.stories\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
  const pages = repositoryFiles().filter((file) =>
    /^(apps\/server\/data|packages\/create-torg\/template)\/.*(pages\/.*\.md|shop\.json)$/.test(file),
  );
  const spoken = [...inCode, ...pages];
  // Given letter by letter by the contract of the calls, the specification or the law.
  const given = [
    "Välj betalningsmetod",
    "Betalningsmetoden är inte tillgänglig.",
    /exkl\. moms i (?:\$\{months\}|36) månader\./g,
    /\(teststubbe\)/g,
    "Välj...",
    "vänligen ladda om sidan",
    /Vänligen kontakta vår kundtjänst/g,
  ];
  const without = (text: string): string => given.reduce<string>((rest, piece) => rest.replaceAll(piece, ""), text);

  interface Choice {
    readonly chosen: string;
    readonly discarded: readonly string[];
  }
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

  it("has a list to hold to, and texts to hold", () => {
    expect(choices.length).toBeGreaterThan(20);
    expect([spoken.length > 100, pages.length > 10]).toEqual([true, true]);
  });

  it.each(choices)("are one: $chosen", ({ discarded }) => {
    const found = spoken.flatMap((file) => {
      const text = without(readText(file));
      return discarded.filter((word) => patternOf(word).test(text)).map((word) => `${file}: ${word}`);
    });
    expect(found).toEqual([]);
  });

  it("are known when they are seen", () => {
    const knows = (word: string, text: string): boolean => patternOf(word).test(text);
    expect(knows("betalningssätt…", "Välj ett annat betalningssättet.")).toBe(true);
    expect(knows("affär", "I vår affär.")).toBe(true);
    expect(knows("affär", "affärsområde")).toBe(false);
    expect(knows("...", 'more: "Läs mer..."')).toBe(true);
    expect(knows("...", "[...all]")).toBe(false);
  });
});

describe("what the repository tells of itself", () => {
  const texts = repositoryFiles().filter((file) => /\.(ts|tsx|mjs|css|json|md|yaml|yml|sql|html|svg)$/.test(file));

  it("holds no path of a machine", () => {
    const leaking = texts.filter(
      (file) =>
        file !== "tests/outside/language.test.ts" &&
        /\/(work|home\/\w+|root|Users\/\w+)\/(main|shared|torg)/.test(readText(file)),
    );
    expect(leaking).toEqual([]);
  });

  it("holds no download address in the lockfile", () => {
    expect(readText("pnpm-lock.yaml")).not.toMatch(/https?:\/\//);
  });

  it("marks nothing as unfinished", () => {
    const marked = code.filter(
      (file) => file !== "tests/outside/language.test.ts" && /\b(TODO|FIXME|XXX|HACK)\b/.test(readText(file)),
    );
    expect(marked).toEqual([]);
  });

  it("skips no test", () => {
    const skipping = code.filter(
      (file) => /\.test\.tsx?$/.test(file) && /\b(it|test|describe)\.(skip|only|todo)\b/.test(readText(file)),
    );
    expect(skipping.filter((file) => file !== "tests/outside/language.test.ts")).toEqual([]);
  });
});
