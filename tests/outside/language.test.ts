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
  const spoken = code.filter((file) => /\/(texts|seed)\/|\.stories\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
  // The words of an order and of the leasing widget are those of the contract of the calls.
  const given = [
    "Välj betalningsmetod",
    "Betalningsmetoden är inte tillgänglig.",
    /exkl\. moms i (?:\$\{months\}|36) månader\./g,
    'orderedWithTitle: "Passar till"',
    '{ name: "Passar till" }',
  ];
  const discarded: readonly (readonly [string, RegExp])[] = [
    ["a way to pay is a betalsätt", /betalningssätt|betalningsmetod/iu],
    ["VAT is written inkl moms and exkl moms", /(?:inkl\.|exkl\.|inklusive|exklusive|utan) moms/iu],
    ["the basket is a varukorg", /kundvagn|(?<!\p{L})shoppingkorg/iu],
    ["products beside a product are to be seen, not said to fit", /Passar till/u],
  ];

  it.each(discarded)("are one: %s", (_, word) => {
    const without = (text: string): string => given.reduce<string>((rest, piece) => rest.replaceAll(piece, ""), text);
    expect(spoken.length).toBeGreaterThan(100);
    expect(spoken.filter((file) => word.test(without(readText(file))))).toEqual([]);
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
