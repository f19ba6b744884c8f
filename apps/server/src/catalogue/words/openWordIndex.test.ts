import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nameWords } from "../search/nameMatch.ts";
import { searchProducts } from "../search/searchProducts.ts";
import { aWordIndex } from "./fixtures/aWordIndex.ts";
import { foldWord } from "./foldWord.ts";
import type { SearchedRow } from "./WordIndexBuilder.ts";
import { bareStem } from "./wordStem.ts";

type Row = Pick<SearchedRow, "id" | "listedId" | "popularity" | "name" | "names"> & {
  readonly facts: readonly string[];
};

const words = ["kyl", "kylar", "frys", "kylfrys", "rosa", "rös", "ros", "lampa", "lampor", "g", "gt"];
const text = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 4 }).map((list) => list.join(" "));
const rows: fc.Arbitrary<readonly Row[]> = fc
  .array(fc.record({ name: text, names: text, fact: text, popularity: fc.nat(2), isVariant: fc.boolean() }), {
    minLength: 1,
    maxLength: 12,
  })
  .map((list) => {
    const made: Row[] = [];
    for (const [index, { name, names, fact, popularity, isVariant }] of list.entries()) {
      const parent = isVariant ? made.at(-1) : undefined;
      const id = index + 1;
      const own = { id, names: `${name} ${names}`, facts: [fact] };
      if (parent === undefined) made.push({ ...own, listedId: id, name, popularity });
      else made.push({ ...own, listedId: parent.listedId, name: parent.name, popularity: parent.popularity });
    }
    return made;
  });

/** The expected result for a row, word by word: null if not found, else how well it matches, best mark first. */
function judge(row: Row, asked: readonly string[]): readonly boolean[] | null {
  const own = nameWords(row.name);
  const names = nameWords(`${row.name} ${row.names}`);
  const facts = nameWords(row.facts.join(" "));
  const all = [...names, ...facts];
  const isForm = (word: string) => (each: string) =>
    foldWord(each) === foldWord(word) ||
    (bareStem(each) === bareStem(word) &&
      (foldWord(word) === word || each.startsWith(word.slice(0, bareStem(word).length))));
  const isBegun = (word: string) => (each: string) =>
    foldWord(each).startsWith(foldWord(word)) ||
    (foldWord(each).startsWith(bareStem(word)) &&
      (foldWord(word) === word || each.startsWith(word.slice(0, bareStem(word).length))));
  const isPart = (word: string) => (each: string) => word.length >= 3 && foldWord(each).includes(bareStem(word));
  const every = (list: readonly string[], test: (word: string) => (each: string) => boolean): boolean =>
    asked.every((word) => list.some(test(word)));
  if (!asked.every((word) => all.some((each) => isBegun(word)(each) || isPart(word)(each)))) return null;
  return [
    every(names, isForm),
    asked.every((word, place) => {
      const [bare, letters] = [foldWord(own[place] ?? ""), foldWord(word)];
      return place === asked.length - 1 ? bare.startsWith(letters) : bare === letters;
    }),
    every(all, isForm),
    every(names, isBegun),
    every(all, isBegun),
  ];
}

describe("openWordIndex", () => {
  it("finds the same as a scan of every row", () => {
    const asked = fc.uniqueArray(fc.constantFrom("kyl", "kylen", "frys", "rosor", "rös", "lamp", "lampa", "g"), {
      minLength: 1,
      maxLength: 3,
    });
    fc.assert(
      fc.property(rows, asked, (list, wanted) => {
        const found = aWordIndex(list).find({ wanted, without: [] });
        const hits = found.flatMap((product) => product.hits).toSorted((one, other) => one - other);
        expect(hits).toEqual(list.flatMap((row) => (judge(row, wanted) === null ? [] : [row.id])));
        expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
      }),
    );
  });

  it("ranks names with the whole word first, then names with words that begin with it", () => {
    fc.assert(
      fc.property(rows, fc.constantFrom("kyl", "frys", "lampa"), (list, word) => {
        const places = aWordIndex(list)
          .find({ wanted: [word], without: [] })
          .map(({ id }) => {
            const own = list.filter((row) => row.listedId === id);
            const judged = own.flatMap((row) => [judge(row, [word])].filter((each) => each !== null));
            const best = (which: number): string => (judged.some((each) => each[which]) ? "0" : "1");
            return `${best(0)}${best(1)}`;
          });
        expect(places).toEqual(places.toSorted());
      }),
    );
  });

  const ids = (index: ReturnType<typeof aWordIndex>, ...wanted: readonly string[]) =>
    index.find({ wanted, without: [] }).map(({ id }) => id);

  it("ranks more popular products first among equals, and names before categories before facts", () => {
    const index = aWordIndex([
      { id: 1, name: "Mus", facts: ["spel"], popularity: 9 },
      { id: 2, name: "Mus", names: "Spel", popularity: 5 },
      { id: 3, name: "Mus spel", popularity: 1 },
      { id: 4, name: "Mus spel", popularity: 2 },
      { id: 5, name: "Mus", names: "Spelmus", popularity: 10 },
    ]);
    expect(ids(index, "spel")).toEqual([4, 3, 2, 1, 5]);
  });

  it("finds a number with its unit however they are written, and synonyms of several words", () => {
    const index = aWordIndex([
      { id: 1, name: "Minne 32 GB" },
      { id: 2, name: "Minne 32GB" },
      { id: 3, name: "Minne 32 st", facts: ["gb"] },
      { id: 4, name: "Skärm", facts: ["3840 x 2160"] },
    ]);
    expect(ids(index, "32gb")).toEqual([1, 2]);
    expect(ids(index, "4k")).toEqual([4]);
  });

  it("matches diacritics as typed, and letters without diacritics with both", () => {
    const index = aWordIndex([
      { id: 1, name: "Rös" },
      { id: 2, name: "Ros" },
      { id: 3, name: "Smørebrød" },
    ]);
    expect(ids(index, "rös")).toEqual([1, 2]);
    expect(ids(index, "ros")).toEqual([2, 1]);
    expect(ids(index, "smorebrod")).toEqual([3]);
  });

  it("excludes products whose own name has the word, but not those that negate it or whose category has it", () => {
    const index = aWordIndex([
      { id: 1, name: "Kyl 1", names: "Kyl & frys" },
      { id: 2, name: "Kyl utan frys" },
      { id: 3, name: "Kyl med underfrys" },
      { id: 4, name: "Kyl med frysfack" },
      { id: 5, listedId: 1, name: "Kyl 1", variantName: "Kyl 1 med frys" },
    ]);
    const found = index.find({ wanted: ["kyl"], without: ["frys"] });
    expect(found.flatMap(({ hits }) => hits)).toEqual([1, 2]);
  });

  it("tells which variants a query means", () => {
    const index = aWordIndex([
      { id: 1, name: "Sko", names: "Sko" },
      { id: 2, listedId: 1, name: "Sko", variantName: "Sko Svart" },
      { id: 3, listedId: 1, name: "Sko", variantName: "Sko", facts: ["svart"] },
    ]);
    expect(index.find({ wanted: ["svart"], without: [] })).toEqual([{ id: 1, hits: [2, 3], ways: [0, 1] }]);
  });

  it("splits a long word where both parts begin a word", () => {
    const index = aWordIndex([
      { id: 1, name: "Yoga Pant", names: "Byxor" },
      { id: 2, name: "Yoga Matta" },
    ]);
    expect(index.findParted({ wanted: ["yogabyxor"], without: [] }).map(({ id }) => id)).toEqual([1]);
    expect(index.findParted({ wanted: ["kort"], without: [] })).toEqual([]);
  });

  it("ranks the most similar words first, and drops words that share less than half of their letters", () => {
    const index = aWordIndex([
      { id: 1, name: "Gaming mus" },
      { id: 2, name: "Gamingstol" },
      { id: 3, name: "Stolpe" },
    ]);
    expect(index.findAlike({ wanted: ["gamingstoll"], without: [] }).map(({ id }) => id)).toEqual([2, 1]);
    expect(index.findAlike({ wanted: ["zzzzqq"], without: [] })).toEqual([]);
  });

  it("finds nothing in an empty index", () => {
    const index = aWordIndex([]);
    const asked = { wanted: ["kyl"], without: ["frys"] };
    expect([...index.find(asked), ...index.findParted(asked), ...index.findAlike(asked)]).toEqual([]);
    expect(index.isKnown("kyl")).toBe(false);
    expect(index.close("kylskåp", 3)).toEqual([]);
  });
});

describe("words as they are written", () => {
  const found = (names: readonly string[], query: string) =>
    searchProducts(aWordIndex(names.map((name, place) => ({ id: place + 1, name }))), query);

  it.each([
    ["marks that stand apart from their letters", ["Kylska\u030ap Zeta", "Spis"], "kylskåp", [1]],
    ["marks that were typed apart from their letters", ["Kylskåp Zeta", "Spis"], "kylska\u030ap", [1]],
    ["a number that begins a compound", ["2-sitssoffa Ekeby", "3-sitssoffa Norrviken"], "3sits", [2]],
    ["a unit that begins a compound", ["Skärm 27 tumsskärm", "Skärm 32 tumsskärm"], "27tum", [1]],
    ["a measure that is written in one", ["Minne Corsair 32GB", "Minne Corsair 64GB"], "32 gb", [1]],
  ])("are found with %s", (...[, names, query, ids]) => {
    const answer = found(names, query);
    expect([answer.ids, answer.corrected, answer.isAlike]).toEqual([ids, undefined, undefined]);
  });

  it("match one or two digits only as whole numbers, and article numbers from three digits on", () => {
    const names = ["Skal iPhone 15", "Skal iPhone 4242017", "Skal iPhone 1TB"];
    expect(found(names, "iphone 1").ids.toSorted((one, other) => one - other)).toEqual([1, 3]);
    expect(found(names, "iphone 424").ids).toEqual([2]);
  });

  it("are corrected on their own, and not by the word that follows", () => {
    expect(found(["Mus", "Musik"], "musxmus").corrected).toBeUndefined();
    expect(found(["Skor", "Skorpa"], "skorxsko").corrected).toBeUndefined();
  });
});
