import { describe, expect, it } from "vitest";
import { aCart, aCartLine, aGiftLine } from "../../fixtures/index.ts";
import { buyButtonState, isAddonAtMax, isPermanentObstacle } from "./buyButton.ts";
import type { OptimisticCart } from "./productLines.ts";

const empty = aCart({ lines: [] });
const product = { productId: 1008, maxPurchasableQuantity: 2 };

describe("buyButtonState", () => {
  it("can be used and gives no message before the maximum is reached", () => {
    expect(buyButtonState(product, empty, {})).toEqual({
      obstacle: null,
      label: "buy",
      showsCheckoutLink: false,
      max: 2,
    });
  });

  it("is disabled when the maximum is reached, even by additions that are still on the way", () => {
    const cart = aCart({ lines: [aCartLine({ productId: 1008, quantity: 2 })] });
    expect(buyButtonState(product, cart, {}).obstacle).toBe("max-reached");
    const full: OptimisticCart = { lines: [], pendingAdditions: [{ kind: "add", productId: 1008, added: 2 }] };
    expect(buyButtonState(product, full, {}).obstacle).toBe("max-reached");
  });

  it("does not count gifts and other variants", () => {
    const gift = aGiftLine({ productId: 1008, quantity: 2 });
    const variant = aCartLine({ productId: 1008, variantId: 5, quantity: 2 });
    expect(buyButtonState(product, aCart({ lines: [gift, variant] }), {}).obstacle).toBeNull();
  });

  it("counts the variant that the button buys", () => {
    const variant = aCartLine({ productId: 1008, variantId: 5, quantity: 2 });
    const cart = aCart({ lines: [variant] });
    expect(buyButtonState({ ...product, variantId: 5 }, cart, {}).obstacle).toBe("max-reached");
    expect(buyButtonState({ ...product, variantId: 6 }, cart, {}).obstacle).toBeNull();
    const once = { productId: 1008, onlyOnce: true };
    expect(buyButtonState({ ...once, variantId: 5 }, cart, {}).label).toBe("bought-once");
    expect(buyButtonState({ ...once, variantId: 6 }, cart, {}).label).toBe("buy");
    const oversold = aCart({ lines: [{ ...variant, isOversold: true }] });
    expect(buyButtonState({ productId: 1008, variantId: 5 }, oversold, {}).obstacle).toBe("oversold");
  });

  it("has no maximum where the product has none", () => {
    expect(buyButtonState({ productId: 1008, maxPurchasableQuantity: null }, empty, {}).max).toBeNull();
  });

  it("is disabled when the line is oversold", () => {
    const cart = aCart({ lines: [aCartLine({ productId: 1010, isOversold: true })] });
    expect(buyButtonState({ productId: 1010 }, cart, {}).obstacle).toBe("oversold");
  });

  it("is disabled when the shop or the page says so", () => {
    expect(buyButtonState(product, empty, { buyEnabled: false }).obstacle).toBe("buying-off");
    expect(buyButtonState({ ...product, buyDisabled: true }, empty, {}).obstacle).toBe("not-for-sale");
    expect(buyButtonState({ productId: 1, maxPurchasableQuantity: 0 }, empty, {})).toMatchObject({
      obstacle: "not-for-sale",
      max: null,
    });
  });

  it("waits until a variant is chosen", () => {
    expect(buyButtonState({ productId: 1401, isChosen: false }, empty, {}).obstacle).toBe("choose-variant");
    expect(buyButtonState({ productId: 1413, isChosen: true }, empty, {}).obstacle).toBeNull();
  });

  it("says that it has been added and keeps the link to the checkout", () => {
    expect(buyButtonState(product, empty, { phase: "added" })).toMatchObject({
      label: "added",
      showsCheckoutLink: true,
    });
    expect(buyButtonState(product, empty, { phase: "done" })).toMatchObject({ label: "buy", showsCheckoutLink: true });
    expect(buyButtonState(product, empty, { phase: "adding" }).showsCheckoutLink).toBe(false);
  });

  it("is disabled once a product that may be bought only once is in the cart", () => {
    const once = { productId: 1601, onlyOnce: true };
    const used = { obstacle: "already-bought", label: "bought-once" };
    expect(buyButtonState(once, empty, {})).toMatchObject({ obstacle: null, label: "buy" });
    expect(buyButtonState(once, empty, { phase: "done" })).toMatchObject(used);
    expect(buyButtonState({ ...once, buyDisabled: true }, empty, {})).toMatchObject(used);
    expect(buyButtonState(once, aCart({ lines: [aCartLine({ productId: 1601 })] }), {})).toMatchObject(used);
  });
});

describe("isAddonAtMax", () => {
  it("is true when the cart holds the maximum per customer", () => {
    const addon = { productId: 1902, maxPurchasableQuantity: 1 };
    expect(isAddonAtMax(addon, empty)).toBe(false);
    expect(isAddonAtMax(addon, aCart({ lines: [aCartLine({ productId: 1902, quantity: 1 })] }))).toBe(true);
    expect(isAddonAtMax({ ...addon, maxPurchasableQuantity: null }, empty)).toBe(false);
  });
});

describe("isPermanentObstacle", () => {
  it.each(["buying-off", "not-for-sale", "choose-variant", "already-bought"] as const)("is true for %s", (obstacle) => {
    expect(isPermanentObstacle(obstacle)).toBe(true);
  });

  it.each(["max-reached", "oversold", null] as const)("is false for %s", (obstacle) => {
    expect(isPermanentObstacle(obstacle)).toBe(false);
  });
});
