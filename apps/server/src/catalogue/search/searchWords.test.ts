import { describe, expect, it } from "vitest";
import { searchWords, wordForms } from "./searchWords.ts";

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
    ["qhd", ["qhd", "1440p", "wqhd", "2560x1440"]],
  ])("knows %j as %j", (word, forms) => {
    expect(wordForms(word)).toEqual(forms);
  });
});
