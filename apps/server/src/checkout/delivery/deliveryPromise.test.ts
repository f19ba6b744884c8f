import { describe, expect, it } from "vitest";
import { aDeliveryMethod } from "../../testing/fixtures/aDeliveryMethod.ts";
import { deliveryPromise, type PromisedGoods } from "./deliveryPromise.ts";

const way = aDeliveryMethod({
  freeFromLimit: true,
  rates: [
    { postalCodes: ["98"], overGrams: null, goodsFromOre: null, priceOre: 9900, days: { from: 3, to: 6 } },
    { postalCodes: [], overGrams: 20_000, goodsFromOre: null, priceOre: 49_900, days: null },
  ],
});
const home = { ...way, id: 2, name: "Hemleverans", priceOre: 39_900, freeFromLimit: false, rates: [] };
const store = { ...way, id: 3, name: "Hämta i butik", priceOre: 0, isStorePickup: true, rates: [] };
const digital = { ...way, id: 4, name: "Digital leverans", priceOre: 0, isDigital: true, days: null, rates: [] };
const settings = {
  freeDeliveryLimitOre: 100_000,
  requiresPostalCode: true,
  forcePickupInStore: false,
  newsletterActive: true,
  deliveryHandler: "internal",
  cutOff: "14:00",
};
const goods: PromisedGoods = {
  priceOre: 69_900,
  weightGrams: null,
  isDigital: false,
  stock: 3,
  availability: "in_stock",
};
const promise = (
  change: Partial<PromisedGoods> = {},
  { postalCode = null, ...more }: { readonly postalCode?: string | null; readonly forcePickupInStore?: boolean } = {},
) =>
  deliveryPromise({
    configuration: { deliveryMethods: [store, home, way, digital], settings: { ...settings, ...more } },
    goods: { ...goods, ...change },
    postalCode,
    // A Monday in Sweden, one hour before the cut-off.
    now: new Date("2026-11-23T12:00:00Z"),
  });

describe("the delivery promise of a product", () => {
  it("is the shop's general promise for its cheapest delivery until there is a postal code", () =>
    expect(promise()).toEqual({
      wayName: "Postombud",
      priceOre: 4900,
      freeFromOre: 100_000,
      days: { from: 2, to: 4 },
      dates: null,
      postalCode: null,
      isDigital: false,
    }));

  it("gives days and price for a postal code", () => {
    expect(promise({}, { postalCode: "12747" })?.dates).toEqual({
      from: "2026-11-25",
      to: "2026-11-27",
      today: "2026-11-23",
    });
    expect(promise({}, { postalCode: "98131" })).toMatchObject({
      priceOre: 9900,
      dates: { from: "2026-11-26", to: "2026-12-01" },
    });
  });

  it("uses another delivery where that costs less for the weight", () =>
    expect(promise({ weightGrams: 25_000 })).toMatchObject({ wayName: "Hemleverans", priceOre: 39_900 }));

  it("is free for a product that reaches the limit alone", () =>
    expect(promise({ priceOre: 100_000 })).toMatchObject({ priceOre: 0, freeFromOre: null }));

  it("has no days for goods that must be ordered", () =>
    expect(promise({ availability: "backorder", stock: 3 }, { postalCode: "12747" })).toMatchObject({
      days: null,
      dates: null,
      priceOre: 4900,
    }));

  it("is digital for digital goods", () =>
    expect(promise({ isDigital: true, stock: 0 })).toMatchObject({ wayName: "Digital leverans", isDigital: true }));

  it.each([
    { what: "of what is sold out", made: () => promise({ stock: 0 }) },
    { what: "of what was to be ordered and is all gone", made: () => promise({ availability: "backorder", stock: 0 }) },
    { what: "of what its feed calls sold out", made: () => promise({ availability: "out_of_stock" }) },
    { what: "without a price", made: () => promise({ priceOre: null }) },
    { what: "where all is fetched", made: () => promise({}, { forcePickupInStore: true }) },
  ])("is null $what", ({ made }) => expect(made()).toBeNull());
});
