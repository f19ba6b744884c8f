import { expect, it } from "vitest";
import { aDeliveryMethod } from "../../testing/fixtures/aDeliveryMethod.ts";
import { quoteDeliveries } from "./quoteDeliveries.ts";

const home = aDeliveryMethod({
  id: 2,
  name: "Hemleverans",
  priceOre: 39_900,
  excludedPostalPrefixes: ["62"],
  maxWeightGrams: 30_000,
  bubbleTexts: ["På kvällen"],
  shippingOptions: [{ key: "kvall", label: "18–22", place: null }],
});

const way = (postalCode: string | null, weightGrams = 1000) =>
  quoteDeliveries([home], {
    choice: { postalCode, countryCode: "SE" },
    rows: [{ soldId: 1, quantity: 1, weightGrams, storeStock: [] }],
    stores: [],
    points: {},
    today: "2026-11-23",
  }).map(({ quote, isInReach }) => [isInReach, quote.bubbleTexts, quote.days, quote.shippingOptions.length]);

it("promises days where a delivery goes", () => {
  expect(way("12747")).toEqual([[true, ["2–4 vardagar", "På kvällen"], { from: 2, to: 4 }, 1]]);
  expect(way(null)).toEqual([[true, ["2–4 vardagar", "På kvällen"], { from: 2, to: 4 }, 1]]);
});

it("promises nothing where it does not go, and says why", () => {
  expect(way("62157")).toEqual([[false, ["Levereras inte till 621 57"], null, 0]]);
  expect(way("12747", 40_000)).toEqual([[false, ["Varorna väger för mycket"], null, 0]]);
});
