import { addDays, weekdayOf } from "@torg/format";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { deliveryDates } from "./deliveryDates.ts";
import { type DeliveryRate, deliveryObstacle, type DeliveryRule, deliveryTerms } from "./deliveryTerms.ts";
import { easterSunday, isWorkingDay, workingDaysLater } from "./swedishDays.ts";

const rule: DeliveryRule = {
  priceOre: 4900,
  freeFromLimit: true,
  days: { from: 2, to: 4 },
  rates: [],
  excludedPostalPrefixes: [],
  maxWeightGrams: null,
};
const anyCase: DeliveryRate = { postalCodes: [], overGrams: null, goodsFromOre: null, priceOre: 0, days: null };
const north = { ...anyCase, postalCodes: ["98", "97"], priceOre: 9900, days: { from: 3, to: 6 } };
const heavy = { ...anyCase, overGrams: 20_000, priceOre: 14_900 };
const dear = { ...anyCase, goodsFromOre: 50_000, priceOre: 2900 };

describe("the terms of a way of delivery", () => {
  it("are its own when no rate applies", () =>
    expect(deliveryTerms({ ...rule, rates: [north, heavy] }, { grams: 20_000, postalCode: "12747" })).toEqual({
      priceOre: 4900,
      freeFromLimit: true,
      steps: [],
      days: { from: 2, to: 4 },
    }));

  it("follow the postal code, the weight and the first rate that applies", () => {
    const price = (rates: readonly DeliveryRate[], grams: number, postalCode: string | null) =>
      deliveryTerms({ ...rule, rates }, { grams, postalCode })?.priceOre;
    expect(price([north, heavy], 100, "98131")).toBe(9900);
    expect(price([north, heavy], 20_001, "98131")).toBe(9900);
    expect(price([heavy, north], 20_001, "98131")).toBe(14_900);
    expect(price([north, heavy], 100, null)).toBe(4900);
    expect(deliveryTerms({ ...rule, rates: [north] }, { grams: 0, postalCode: "98131" })?.days).toEqual(north.days);
  });

  it("keep the prices by order value, unless a rate applies to all orders", () => {
    const rates = [dear, { ...anyCase, priceOre: 5900 }, heavy];
    expect(deliveryTerms({ ...rule, rates }, { grams: 30_000, postalCode: null })).toMatchObject({
      priceOre: 5900,
      steps: [{ goodsFromOre: 50_000, priceOre: 2900 }],
    });
    expect(deliveryTerms({ ...rule, rates: [dear] }, { grams: 0, postalCode: null })).toMatchObject({ priceOre: 4900 });
  });

  it("are null where the delivery does not go, or not with that weight", () => {
    const limited = { ...rule, excludedPostalPrefixes: ["98"], maxWeightGrams: 1000 };
    expect(deliveryTerms(limited, { grams: 1000, postalCode: "98131" })).toBeNull();
    expect(deliveryTerms(limited, { grams: 1001, postalCode: "12747" })).toBeNull();
    expect(deliveryTerms(limited, { grams: 1000, postalCode: null })).not.toBeNull();
  });

  it("give the reason for no delivery, the place before the weight", () => {
    const limited = { excludedPostalPrefixes: ["98"], maxWeightGrams: 1000 };
    expect(deliveryObstacle(limited, { grams: 2000, postalCode: "98131" })).toBe("not-there");
    expect(deliveryObstacle(limited, { grams: 1001, postalCode: null })).toBe("too-heavy");
    expect(deliveryObstacle(limited, { grams: 1000, postalCode: "12747" })).toBeNull();
  });
});

describe("Swedish working days", () => {
  it.each([
    ["2024", "2024-03-31"],
    ["2025", "2025-04-20"],
    ["2026", "2026-04-05"],
    ["2038", "2038-04-25"],
  ])("place Easter correctly in %s", (year, day) => expect(easterSunday(Number(year))).toBe(day));

  it.each([
    "2026-01-01",
    "2026-01-06",
    "2026-04-03",
    "2026-04-06",
    "2026-05-01",
    "2026-05-14",
    "2025-06-06",
    "2026-06-19",
    "2026-06-20",
    "2026-10-31",
    "2026-12-24",
    "2026-12-25",
    "2026-12-31",
    "2026-11-28",
    "2026-11-29",
  ])("leave out %s", (day) => expect(isWorkingDay(day)).toBe(false));

  it.each(["2026-01-02", "2026-01-05", "2026-04-02", "2026-05-15", "2026-06-18", "2026-06-26", "2026-12-23"])(
    "count %s",
    (day) => expect(isWorkingDay(day)).toBe(true),
  );

  it("give as many days as requested, each of them a working day", () => {
    const someDay = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays("2020-01-01", days));
    fc.assert(
      fc.property(someDay, fc.integer({ min: 0, max: 30 }), (day, count) => {
        const reached = workingDaysLater(day, count);
        let between = 0;
        for (let one = addDays(day, 1); one <= reached; one = addDays(one, 1)) between += isWorkingDay(one) ? 1 : 0;
        expect([isWorkingDay(reached), between]).toEqual([true, isWorkingDay(day) ? count : count + 1]);
        expect(weekdayOf(reached)).toBeLessThan(6);
      }),
    );
  });
});

describe("days of delivery", () => {
  const arrives = (orderedAt: string, from = 2, to = 4) =>
    Object.values(deliveryDates({ orderedAt, cutOff: "14:00", days: { from, to } }));

  it.each([
    { what: "a Monday before the hour", at: "2026-11-23T13:59", days: ["2026-11-25", "2026-11-27"] },
    { what: "a Monday at the hour", at: "2026-11-23T14:00", days: ["2026-11-26", "2026-11-30"] },
    { what: "a Friday evening", at: "2026-11-27T20:00", days: ["2026-12-02", "2026-12-04"] },
    { what: "a Saturday morning", at: "2026-11-28T08:00", days: ["2026-12-02", "2026-12-04"] },
    {
      what: "the day before Christmas Eve, after the hour",
      at: "2026-12-23T15:00",
      days: ["2026-12-30", "2027-01-05"],
    },
  ])("are counted from $what", ({ at, days }) => expect(arrives(at)).toEqual(days));

  it("can be the day of the order, and are never before it", () => {
    expect(arrives("2026-11-23T08:00", 0, 0)).toEqual(["2026-11-23", "2026-11-23"]);
    expect(arrives("2026-11-23T08:00", 3, 1)).toEqual(["2026-11-26", "2026-11-26"]);
  });
});
