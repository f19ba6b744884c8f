import { describe, expect, it } from "vitest";
import { searchWords, splitMeasure, wordForms } from "./searchWords.ts";

describe("searchWords", () => {
  it.each([
    ["  Tvättmaskin  NV-8014 ", ["tvättmaskin", "nv", "8014"]],
    ["kyl/frys & co.", ["kyl", "frys", "co"]],
    ["' | ! : * \\", []],
    ["a b c d e f g h i j", ["a", "b", "c", "d", "e", "f", "g", "h"]],
  ])("reads %j as %j", (query, words) => {
    expect(searchWords(query)).toEqual(words);
  });
});

describe("wordForms", () => {
  it.each([
    ["mus", ["mus", "möss"]],
    ["möss", ["möss", "mus"]],
    ["musen", ["musen", "mus", "möss"]],
    ["trådlöst", ["trådlöst", "trådlös", "wireless"]],
    ["bildskärm", ["bildskärm"]],
  ])("knows %j as %j", (word, forms) => {
    expect(wordForms(word)).toEqual(forms);
  });
});

describe("splitMeasure", () => {
  it.each([
    ["1tb", ["1", "tb"]],
    ["32gb", ["32", "gb"]],
    ["ddr5", null],
    ["tb", null],
    ["5600", null],
    ["7800x3d", null],
  ])("splits %j into %j", (word, parts) => {
    expect(splitMeasure(word)).toEqual(parts);
  });
});
