import { expect, it } from "vitest";
import { literalQuery } from "./literalQuery.ts";

it.each([
  ['"tangetbord"', "tangetbord"],
  ["”röd jacka”", "röd jacka"],
  [' " kyl " ', "kyl"],
  ["tangetbord", null],
  ['27" skärm', null],
  ['""', null],
  ["", null],
])("reads %j as %j", (query, inside) => {
  expect(literalQuery(query)).toBe(inside);
});
