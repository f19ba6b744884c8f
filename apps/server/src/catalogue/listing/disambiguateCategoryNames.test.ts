import { describe, expect, it } from "vitest";
import { disambiguateCategoryNames } from "./disambiguateCategoryNames.ts";

const all = new Map([
  [1, { name: "Dam" }],
  [2, { name: "Herr" }],
]);
const jackets = [
  { id: 11, name: "Jackor", parentId: 1 },
  { id: 21, name: "Jackor", parentId: 2 },
];

describe("disambiguateCategoryNames", () => {
  it("adds the parent's name to categories of the same name", () => {
    expect([...disambiguateCategoryNames(jackets, all).values()]).toEqual(["Jackor (Dam)", "Jackor (Herr)"]);
  });

  it("leaves names alone that only one category has", () => {
    const listed = [...jackets.slice(0, 1), { id: 22, name: "Byxor", parentId: 2 }];
    expect([...disambiguateCategoryNames(listed, all).values()]).toEqual(["Jackor", "Byxor"]);
  });

  it("leaves the name of a category without a parent alone", () => {
    const listed = [...jackets.slice(0, 1), { id: 3, name: "Jackor", parentId: null }];
    expect([...disambiguateCategoryNames(listed, all).values()]).toEqual(["Jackor (Dam)", "Jackor"]);
  });
});
