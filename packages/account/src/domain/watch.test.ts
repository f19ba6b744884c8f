import { describe, expect, it } from "vitest";
import { isWatchable, watchDays, watchState } from "./index.ts";

const day = 24 * 3_600_000;
const asked = { askedAt: 0, confirmedAt: null, toldAt: null } as const;

describe("watchState", () => {
  it.each([
    ["asked", asked],
    ["waiting", { ...asked, confirmedAt: 0 }],
    ["told", { ...asked, confirmedAt: 0, toldAt: 0 }],
  ] as const)("is %s for its days and then over", (state, watch) => {
    expect(watchState(watch, 0)).toBe(state);
    expect(watchState(watch, watchDays[state] * day - 1)).toBe(state);
    expect(watchState(watch, watchDays[state] * day)).toBeNull();
  });

  it("counts each state from when it began, however late the one before was", () => {
    const confirmedAt = 6 * day;
    expect(watchState({ ...asked, confirmedAt }, confirmedAt + 179 * day)).toBe("waiting");
    const toldAt = confirmedAt + 179 * day;
    expect(watchState({ ...asked, confirmedAt, toldAt }, toldAt + 29 * day)).toBe("told");
    expect(watchState({ ...asked, confirmedAt, toldAt }, toldAt + 30 * day)).toBeNull();
  });

  it("keeps an address that has not said yes the shortest", () => {
    const { asked: unsaid, told, waiting } = watchDays;
    expect([unsaid, told, waiting]).toEqual([unsaid, told, waiting].toSorted((a, b) => a - b));
  });
});

describe("isWatchable", () => {
  const goods = { isParent: false, buyDisabled: false, hidesPrice: false, priceOre: 9950, stock: 0 } as const;

  it("takes what is sold out, by its pieces or by what the shop says", () => {
    expect(isWatchable(goods)).toBe(true);
    expect(isWatchable({ ...goods, availability: "in_stock" })).toBe(true);
    expect(isWatchable({ ...goods, stock: 5, availability: "out_of_stock" })).toBe(true);
  });

  it("leaves out what can be bought", () => {
    expect(isWatchable({ ...goods, stock: 1 })).toBe(false);
    expect(isWatchable({ ...goods, stock: 1, availability: "backorder" })).toBe(false);
  });

  it.each([{ isParent: true }, { buyDisabled: true }, { hidesPrice: true }, { priceOre: null }])(
    "leaves out what is not sold as it is: %o",
    (change) => {
      expect(isWatchable({ ...goods, ...change })).toBe(false);
    },
  );
});
