import { expect, it } from "vitest";
import { aWordIndex } from "../words/fixtures/aWordIndex.ts";
import { correctWords } from "./correctWords.ts";

const index = aWordIndex(
  ["Logitech MX Tangentbord", "Keychron Tangentbord", "Razer Webbkameror", "Sony Hörlurar & headset"].map(
    (name, place) => ({ id: place + 1, name }),
  ),
);
const corrected = (wanted: readonly string[]) => correctWords(index, { wanted, without: [] })?.corrected;

it.each([
  ["a missing letter", ["tangetbord"], "tangentbord"],
  ["a letter too many", ["hörlurarr"], "hörlurar"],
  ["another form", ["webkamera"], "webbkameror"],
  ["only the word that is wrong", ["keychron", "tangetbord"], "keychron tangentbord"],
])("corrects %s", (_, words, meant) => {
  expect(corrected(words)).toBe(meant);
});

it("corrects nothing where every word is known, or one is too short or too strange", () => {
  expect(corrected(["tangentbord"])).toBeUndefined();
  expect(corrected(["tangetbord", "xyzzyx"])).toBeUndefined();
  expect(corrected(["sonx"])).toBeUndefined();
});

it("prefers a word that occurs together with the others to one that is more common", () => {
  const lamps = aWordIndex([
    ...["Sandal", "Sandal Ny", "Sandal Lätt"].map((name, place) => ({ id: place + 1, name })),
    { id: 9, name: "Lyra Sandar" },
  ]);
  expect(correctWords(lamps, { wanted: ["sandak"], without: [] })?.corrected).toBe("sandal");
  expect(correctWords(lamps, { wanted: ["lyra", "sandak"], without: [] })?.corrected).toBe("lyra sandar");
});

it("corrects a word beside one that starts no name, but occurs in a specification or a synonym", () => {
  const wares = aWordIndex([
    { id: 1, name: "Logitech Mus", facts: ["Bluetooth"] },
    { id: 2, name: "Sony Skärm", facts: ["UHD"] },
    { id: 3, name: "Tvättmaskin Siemens" },
  ]);
  const meant = (wanted: readonly string[]) => correctWords(wares, { wanted, without: [] })?.corrected;
  expect(meant(["logitehc", "bluetooth"])).toBe("logitech bluetooth");
  expect(meant(["maskin", "siemnes"])).toBe("maskin siemens");
});
