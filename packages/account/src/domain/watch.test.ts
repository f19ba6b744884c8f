import { describe, expect, it } from "vitest";
import { isWatchable, watchDays, watchState } from "./index.ts";

const day = 24 * 3_600_000;
const asked = { askedAt: 0, confirmedAt: null, toldAt: null } as const;

describe("watchState", () => {
  it.each([
    ["asked", asked],
    ["waiting", { ...asked, confirmedAt: 0 }],
    ["told", { ...asked, confirmedAt: 0, toldAt: 0 }],
  ] as const)("is %s for its number of days and then over", (state, watch) => {
    expect(watchState(watch, 0)).toBe(state);
    expect(watchState(watch, watchDays[state] * day - 1)).toBe(state);
    expect(watchState(watch, watchDays[state] * day)).toBeNull();
  });

  it("counts the days of each state from its own start, however late the earlier state began", () => {
    const confirmedAt = 6 * day;
    expect(watchState({ ...asked, confirmedAt }, confirmedAt + 179 * day)).toBe("waiting");
    const toldAt = confirmedAt + 179 * day;
    expect(watchState({ ...asked, confirmedAt, toldAt }, toldAt + 29 * day)).toBe("told");
    expect(watchState({ ...asked, confirmedAt, toldAt }, toldAt + 30 * day)).toBeNull();
  });

  it("keeps unconfirmed addresses for the shortest time", () => {
    const { asked: unsaid, told, waiting } = watchDays;
    expect([unsaid, told, waiting]).toEqual([unsaid, told, waiting].toSorted((a, b) => a - b));
  });
});

describe("isWatchable", () => {
  const goods = { isParent: false, buyDisabled: false, hidesPrice: false, priceOre: 9950, stock: 0 } as const;

  it("accepts what is sold out, by its number of pieces or because the shop says so", () => {
    expect(isWatchable(goods)).toBe(true);
    expect(isWatchable({ ...goods, availability: "in_stock" })).toBe(true);
    expect(isWatchable({ ...goods, stock: 5, availability: "out_of_stock" })).toBe(true);
  });

  it("rejects what can be bought", () => {
    expect(isWatchable({ ...goods, stock: 1 })).toBe(false);
    expect(isWatchable({ ...goods, stock: 1, availability: "backorder" })).toBe(false);
  });

  it.each([{ isParent: true }, { buyDisabled: true }, { hidesPrice: true }, { priceOre: null }])(
    "rejects what is not sold in this form: %o",
    (change) => {
      expect(isWatchable({ ...goods, ...change })).toBe(false);
    },
  );
});
