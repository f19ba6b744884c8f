import { expect, it } from "vitest";
import { priorPriceOre } from "./priorPrice.ts";

const known = { price_ore: 80_000, price_hidden: false, prior_price_ore: 120_000, lowest_prior_price_ore: 90_000 };

it.each([
  ["the lowest of the thirty days where it is known", {}, 90_000],
  ["the lowest also where the feed says less", { lowest_prior_price_ore: 130_000 }, 130_000],
  ["what the feed says while nothing else is known", { lowest_prior_price_ore: null }, 120_000],
  ["the lowest where the feed says nothing", { prior_price_ore: null }, 90_000],
])("compares a price with %s", (_name, changed, expected) => {
  expect(priorPriceOre({ ...known, ...changed })).toBe(expected);
});

it.each([
  ["the same as the lowest", { lowest_prior_price_ore: 80_000 }],
  ["higher than the lowest, whatever the feed says", { lowest_prior_price_ore: 70_000 }],
  ["all that is known", { prior_price_ore: null, lowest_prior_price_ore: null }],
  ["hidden", { price_hidden: true }],
  ["missing", { price_ore: null }],
])("compares no price that is %s", (_name, changed) => {
  expect(priorPriceOre({ ...known, ...changed })).toBeNull();
});
