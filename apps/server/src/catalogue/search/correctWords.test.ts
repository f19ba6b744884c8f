import { expect, it } from "vitest";
import { correctWords } from "./correctWords.ts";

const names = ["Logitech MX Tangentbord", "Keychron Tangentbord", "Razer Webbkameror", "Sony Hörlurar & headset"];

it.each([
  ["a missing letter", ["tangetbord"], ["tangentbord"]],
  ["a letter too many", ["hörlurarr"], ["hörlurar"]],
  ["another form", ["webkamera"], ["webbkameror"]],
  ["only the word that is wrong", ["keychron", "tangetbord"], ["keychron", "tangentbord"]],
])("corrects %s", (_, words, meant) => {
  expect(correctWords(words, names)).toEqual(meant);
});

it("corrects nothing where every word is known, or one is too short or too strange", () => {
  expect(correctWords(["tangentbord"], names)).toBeNull();
  expect(correctWords(["tangetbord", "xyzzyx"], names)).toBeNull();
  expect(correctWords(["sonx"], names)).toBeNull();
});
