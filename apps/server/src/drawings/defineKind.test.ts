import { describe, expect, it } from "vitest";
import { defineKind } from "./defineKind.ts";
import { paintOf } from "./paint.ts";
import { readFacts } from "./readFacts.ts";
import { variationOf } from "./seed.ts";
import { factNumber, factWord, features, flag, guessedNumber, guessedWord, number, word } from "./traits.ts";

/** A kind that says which values it was given. */
const kind = defineKind({
  hue: "k",
  traits: {
    size: factNumber("size", [10, 90], 40),
    form: factWord("form", { mini: /mini|itx/u, micro: /micro/u }, "atx"),
    parts: number([1, 8], 2, (facts) => facts.text("modules").length),
    sleeve: word(["long", "short"], "long", (facts) => (facts.words.includes("kort") ? "short" : "long")),
    isLit: flag("rgb", "none", (facts) => facts.isYes("rgb")),
    extras: features(["dispenser", "ice"]),
    fans: guessedNumber("fans", [1, 3], { usual: 1, guess: (facts) => facts.number("height", [0, 9], 2) }),
    panel: guessedWord("panel", { glass: /glas/u, solid: /plåt/u }, { usual: "mesh", guess: () => "solid" }),
  },
  draw: (values) => JSON.stringify(values),
});

const write = (details: Readonly<Record<string, string>>, title = "Vara"): readonly string[] =>
  kind.write(
    readFacts({
      id: "a-1",
      title,
      categoryPath: [],
      details: Object.entries(details).map(([name, text]) => ({ name, text })),
      colours: [],
    }),
  );

const read = (parts: readonly string[]): unknown =>
  JSON.parse(kind.draw(parts, paintOf("k", "k", "#000000"), variationOf(0)));

const usual = { size: 40, form: "atx", parts: 2, sleeve: "long", isLit: false, extras: [], fans: 1, panel: "mesh" };

describe("a kind defined by its traits", () => {
  it("writes its facts in the order of the traits, and reads them back", () => {
    const details = {
      Storlek: "62,4 cm",
      Formfaktor: "Mini-ITX",
      Moduler: "2x8",
      "RGB-belysning": "Ja",
      Ismaskin: "Ja",
      "Antal fläktar": "3 st",
      Sidopanel: "Glas",
    };
    const parts = write(details, "Tröja med kort ärm");
    expect(parts).toEqual(["62", "mini", "3", "short", "rgb", "i", "3", "glass"]);
    const values = {
      size: 62,
      form: "mini",
      parts: 3,
      sleeve: "short",
      isLit: true,
      extras: ["ice"],
      fans: 3,
      panel: "glass",
    };
    expect(read(parts)).toEqual(values);
  });

  it("writes the usual or the guessed value of a fact that is missing", () => {
    expect(write({})).toEqual(["40", "atx", "0", "long", "none", "n", "2", "solid"]);
    const details = { Formfaktor: "E-ATX", Storlek: "4", Höjd: "7", Sidopanel: "Trä" };
    expect(write(details)).toEqual(["10", "atx", "0", "long", "none", "n", "3", "solid"]);
  });

  it("reads the usual values from missing and unknown parts", () => {
    expect(read([])).toEqual(usual);
    expect(read(["", "cow", "-1", "constructor", "rgbb", "x", "more"])).toEqual(usual);
    expect(read(["4k", "constructor", "1234567"])).toEqual(usual);
  });

  it("brings numbers into their range", () => {
    expect(read(["999999", "micro", "0"])).toEqual({ ...usual, size: 90, form: "micro", parts: 1 });
  });

  it("draws a shadow below the shapes only where there is one", () => {
    const shadowed = (down: number | null): string =>
      defineKind({
        hue: "k",
        traits: { size: factNumber("size", [10, 90], 40) },
        shadow: ({ size }) => (down === null ? null : [down, size]),
        draw: () => "<g/>",
      }).draw(["50"], paintOf("k", "k", "#000000"), variationOf(0));
    expect(shadowed(300)).toBe('<ellipse cx="200" cy="300" rx="50" ry="9" fill="#1a2730" opacity="0.1"/><g/>');
    expect(shadowed(null)).toBe("<g/>");
  });
});
