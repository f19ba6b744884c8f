import { expect, it } from "vitest";
import { variantName } from "./variantName.ts";

it.each([
  ["Arbetsbyxa Granit G2", ["Svart", "C50", "Normal"], "Arbetsbyxa Granit G2 Svart, C50, Normal"],
  ["GeForce RTX 5060 Ti 16GB", ["GeForce RTX 5060 Ti", "16 GB"], "GeForce RTX 5060 Ti 16GB"],
  ["Fleecejacka svart", ["Svart", "M"], "Fleecejacka svart M"],
  ["Fleecejacka", [], "Fleecejacka"],
])("names %s in %j", (name, values, expected) => {
  expect(variantName(name, values)).toBe(expected);
});
