import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readText, root } from "./repository.ts";

const text = readText("docs/security.md");
const lines = [...text.matchAll(/^\| (V\d+\.\d+\.\d+) +\| ([^|]+?) +\| ([^|]+?) +\| (.+?) +\|$/gm)].map(
  ([, number = "", asks = "", state = "", reason = ""]) => ({ number, asks, state, reason }),
);
/** The number of level 1 and 2 requirements per chapter of ASVS 5.0.0, from V1 to V17. */
const inChapters = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7];

describe("the security checklist", () => {
  it("has every item once", () => {
    const numbers = lines.map(({ number }) => number);
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
    const counts = inChapters.map((_, index) => numbers.filter((number) => number.startsWith(`V${index + 1}.`)).length);
    expect(counts).toEqual(inChapters);
  });

  it("names where each fulfilled item can be verified, and only existing files", () => {
    const files = lines.map(({ number, reason }) => {
      const named = [...reason.matchAll(/`((?:apps|packages|tests|tools)\/[^`]+)`/g)].map(([, file = ""]) => file);
      return { number, named, isLinked: reason.includes("](") };
    });
    const gone = files.flatMap(({ named }) => named.filter((file) => !existsSync(join(root, file))));
    const holding = new Set(lines.filter(({ state }) => state === "holds").map(({ number }) => number));
    const unshown = files.filter(
      ({ number, named, isLinked }) => holding.has(number) && !isLinked && named.length === 0,
    );
    expect([gone, unshown.map(({ number }) => number)]).toEqual([[], []]);
  });

  it("counts its states, and lists everything open at the top", () => {
    const withState = (wanted: string) => lines.filter(({ state }) => state === wanted).map(({ number }) => number);
    const [holds, none, open] = [withState("holds"), withState("does not apply"), withState("open")];
    expect(holds.length + none.length + open.length).toBe(lines.length);
    expect(text).toContain(
      `Of ${lines.length} lines ${holds.length} hold, ${none.length} do not apply, and ${open.length} are open: ${open.join(", ")}.`,
    );
    const weighed = [...text.matchAll(/^- \*\*.*?\*\* \((.*?)\)/gm)].flatMap(([, named = ""]) => named.split(", "));
    expect(weighed.toSorted()).toEqual(open.toSorted());
  });
});
