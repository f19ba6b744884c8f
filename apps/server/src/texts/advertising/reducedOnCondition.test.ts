import { describe, expect, it } from "vitest";
import { reducedOnCondition } from "./reducedOnCondition.ts";

describe("reducedOnCondition", () => {
  it.each([
    ["199 kr vid köp för 100 kr", "199 kr vid köp för 100 kr"],
    ["Vattenkokare 199:- när du handlar för minst 100:-", "199:- när du handlar för minst 100:-"],
    ["Bara 1 299 kr vid köp över 500 kronor", "1 299 kr vid köp över 500 kronor"],
    ["Handla för 100 kr och få kokaren för 199 kr", "Handla för 100 kr och få kokaren för 199 kr"],
  ])("finds the reduction in %j", (text, words) => {
    expect(reducedOnCondition(text)).toBe(words);
  });

  it.each([
    "2 för 50 kr",
    "3 för 2",
    "Köp två, få en",
    "49 kr vid köp för 500 kr",
    "Fri frakt vid köp över 1 000 kr",
    "199 kr frakt vid köp för 100 kr",
    "500 kr rabatt vid köp för 400 kr",
    "199 kr vid köp för 100 kr. Lägsta pris senaste 30 dagarna: 249 kr",
    "Nu 199 kr",
  ])("finds none in %j", (text) => {
    expect(reducedOnCondition(text)).toBeNull();
  });
});
