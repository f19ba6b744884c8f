import { expect, it } from "vitest";
import { phoneHref } from "../index.ts";

it.each([
  ["08-555 010 10", "tel:0855501010"],
  ["+46 8 555 010 10", "tel:+46855501010"],
  ["+46 (0)8-555 010 10", "tel:+46855501010"],
  [" 0046 (0) 8 555 010 10", "tel:0046855501010"],
  ["+358 (0)9 555", "tel:+3589555"],
  ["(08) 555 010 10", "tel:0855501010"],
  ["070-123 45 67", "tel:0701234567"],
  ["0200-12 (0) 34", "tel:020012034"],
  ["", "tel:"],
])("turns %j into %s", (phoneNumber, href) => {
  expect(phoneHref(phoneNumber)).toBe(href);
});
