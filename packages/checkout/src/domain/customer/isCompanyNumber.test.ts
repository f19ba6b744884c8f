import { expect, it } from "vitest";
import { isCompanyNumber } from "./isCompanyNumber.ts";

it.each(["556016-0680", "5560160680", "202100-3054"])("accepts %s as the number of a company", (text) => {
  expect(isCompanyNumber(text)).toBe(true);
});

it.each([
  ["a person's number", "850709-9805"],
  ["a person's number without its dash", "8507099805"],
  ["a person's number with its century", "19850709-9805"],
  ["a person's number with its century, without its dash", "198507099805"],
  ["a person's number of somebody past a hundred", "850709+9805"],
  ["a coordination number", "701063-2391"],
  ["half a number", "556016"],
  ["nothing", ""],
])("treats %s as private to its owner", (_, text) => {
  expect(isCompanyNumber(text)).toBe(false);
});
