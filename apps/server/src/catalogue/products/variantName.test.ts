import { expect, it } from "vitest";
import { variantName } from "./variantName.ts";

it.each([
  ["Arbetsbyxa Granit G2", ["Svart", "C50", "Normal"], "Arbetsbyxa Granit G2 Svart, C50, Normal"],
  ["GeForce RTX 5060 Ti 16GB", ["GeForce RTX 5060 Ti", "16 GB"], "GeForce RTX 5060 Ti 16GB"],
  ["Fleecejacka svart", ["Svart", "M"], "Fleecejacka svart M"],
  ["Fleecejacka", [], "Fleecejacka"],
  ["Skruv (A.2) 5+", ["A*2", "(A.2)", "5+"], "Skruv (A.2) 5+ A*2"],
  ["Fleecejacka Malmö", ["M"], "Fleecejacka Malmö M"],
  ["Telefon 128 GB", ["8 GB", "128GB"], "Telefon 128 GB 8 GB"],
])("names %s in %j", (name, values, expected) => {
  expect(variantName(name, values)).toBe(expected);
});
