import fc from "fast-check";
import { expect, it } from "vitest";
import { wordStem } from "./wordStem.ts";

it.each([
  ["tvättmaskiner", "tvättmaskin"],
  ["trådlöst", "trådlös"],
  ["byxor", "byx"],
  ["mus", "mus"],
  ["löparskor", "löparsk"],
  ["b350ms", "b350ms"],
])("removes the ending from %s", (word, stem) => {
  expect(wordStem(word)).toBe(stem);
});

it("keeps the beginning of any word", () => {
  const word = fc.stringMatching(/^[a-zåäöé]{1,12}(heterna|arnas|fullt|löst|lig|els|ast|or)?$/);
  fc.assert(fc.property(word, (any) => any.startsWith(wordStem(any)) && wordStem(any) !== ""));
});
