import { describe, expect, it } from "vitest";
import { aCart, aCartLine, someAddons } from "../../fixtures/index.ts";
import { addonOptions, chosenAddonIds, offersAddons, toggleAddon } from "./addonChoice.ts";

const empty = aCart({ lines: [] });
const withKit = aCart({ lines: [aCartLine({ productId: 1902, quantity: 1 })] });

describe("addonOptions", () => {
  it("gives no maximum while one more fits", () => {
    const options = addonOptions(someAddons, new Set([1902]), empty);
    expect(options.map(({ isChosen, reachedMax }) => [isChosen, reachedMax])).toEqual([
      [false, null],
      [true, null],
    ]);
  });

  it("disables an addon when the cart holds the maximum per customer", () => {
    const options = addonOptions(someAddons, new Set([1901, 1902]), withKit);
    expect(options.map(({ isChosen, reachedMax }) => [isChosen, reachedMax])).toEqual([
      [true, null],
      [false, 1],
    ]);
    expect(chosenAddonIds(options)).toEqual([1901]);
  });
});

describe("offersAddons", () => {
  it("offers addons beside a product for sale, even before a variant is chosen", () => {
    expect(offersAddons({ productId: 1001 }, true)).toBe(true);
    expect(offersAddons({ productId: 1401, isChosen: false }, true)).toBe(true);
  });

  it("offers none beside a product that is not for sale, and none where no product is", () => {
    expect(offersAddons({ productId: 1001, buyDisabled: true }, true)).toBe(false);
    expect(offersAddons({ productId: 1001 }, false)).toBe(false);
  });
});

describe("toggleAddon", () => {
  it("ticks and unticks one, and leaves the earlier choice as it was", () => {
    const one = toggleAddon(new Set(), 1901);
    const two = toggleAddon(one, 1902);
    expect([...two]).toEqual([1901, 1902]);
    expect([...toggleAddon(two, 1901)]).toEqual([1902]);
    expect([...one]).toEqual([1901]);
  });
});

it("gives the ids in the order in which the addons are shown", () => {
  expect(chosenAddonIds(addonOptions(someAddons, new Set([1902, 1901]), empty))).toEqual([1901, 1902]);
});
