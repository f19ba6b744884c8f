import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aCart, aCartLine, aGiftLine } from "../../fixtures/index.ts";
import { additionProblem } from "./additionProblem.ts";
import { buyButtonState, type BuyObstacle } from "./buyButton.ts";
import {
  addProducts,
  type CartChange,
  mergeChanges,
  quantityAfter,
  restoreLine,
  setLineQuantity,
} from "./cartChange.ts";
import { changeKey, purchaseKey } from "./productKey.ts";
import { attachRowId, linesOf, type OptimisticCart, quantityOf } from "./productLines.ts";
import { splitChanges, updateRequest } from "./updateRequest.ts";
import { isAtMax } from "./isAtMax.ts";

const empty = aCart({ lines: [] });
const holding = (changes: Parameters<typeof aCartLine>[0]) => aCart({ lines: [aCartLine(changes)] });
const someId = fc.integer({ min: 1, max: 4 });
const aRow = fc.constantFrom("r-1", "r-2", "r-3");
const aChange: fc.Arbitrary<CartChange> = fc.oneof(
  fc.record({ kind: fc.constant("set"), productId: someId, rowId: aRow, quantity: fc.nat(9) }),
  fc.record({ kind: fc.constant("add"), productId: someId, rowId: aRow, added: fc.integer({ min: 1, max: 9 }) }),
  fc.record({ kind: fc.constant("add"), productId: someId, variantId: someId, added: fc.integer({ min: 1, max: 9 }) }),
  fc.record({ kind: fc.constant("add"), productId: someId, added: fc.integer({ min: 1, max: 9 }) }),
);

describe("the obstacle that a buy button names when there are several", () => {
  const full = holding({ productId: 1008, quantity: 2, isOversold: true });
  const product = { productId: 1008, maxPurchasableQuantity: 2, onlyOnce: true, buyDisabled: true, isChosen: false };

  it.each<[string, object, BuyObstacle]>([
    ["nothing can be bought in the shop at all", { buyEnabled: false }, "buying-off"],
    ["it may be bought once, and is", {}, "already-bought"],
    ["it is not for sale", { onlyOnce: false }, "not-for-sale"],
    ["none of it may be bought", { onlyOnce: false, buyDisabled: false, maxPurchasableQuantity: 0 }, "not-for-sale"],
    ["no variant is chosen", { onlyOnce: false, buyDisabled: false }, "choose-variant"],
    ["there are not as many", { onlyOnce: false, buyDisabled: false, isChosen: true }, "oversold"],
  ])("is the first of them: %s", (_, changes, obstacle) => {
    expect(buyButtonState({ ...product, ...changes }, full, changes).obstacle).toBe(obstacle);
  });

  it.each([
    [0, 1, null],
    [1, 1, "max-reached"],
    [1, 2, null],
    [2, 2, "max-reached"],
    [3, 2, "max-reached"],
    [32_767, null, null],
  ])("is, with %i in the cart and a maximum of %s: %s", (quantity, max, obstacle) => {
    const cart = quantity === 0 ? empty : holding({ productId: 1008, quantity });
    expect(buyButtonState({ productId: 1008, maxPurchasableQuantity: max }, cart, {}).obstacle).toBe(obstacle);
  });

  it("is the same for a product that says nothing as for one that says no", () => {
    const said = { productId: 1, maxPurchasableQuantity: null, buyDisabled: false, onlyOnce: false, isChosen: true };
    expect(buyButtonState({ productId: 1 }, empty, {})).toEqual(
      buyButtonState({ ...said, variantId: null }, empty, {}),
    );
  });
});

describe("isAtMax", () => {
  it.each([
    [1, null, false],
    [1, 2, false],
    [2, 2, true],
    [3, 2, true],
    [1, 0, true],
  ])("of %i with a maximum of %s is %s", (quantity, maxPurchasableQuantity, isReached) => {
    expect(isAtMax({ quantity, maxPurchasableQuantity })).toBe(isReached);
  });
});

describe("a change of a line", () => {
  it.each([
    [3, null, 3],
    [3, 2, 2],
    [0, 2, 0],
    [-1, null, 0],
    [2.5, null, 2],
    [40_000, null, 32_767],
  ])("to %d with a maximum of %s becomes %i", (wanted, maxPurchasableQuantity, quantity) => {
    expect(setLineQuantity(aCartLine({ maxPurchasableQuantity }), wanted).quantity).toBe(quantity);
  });

  it("never exceeds the maximum, and an addition never lowers the quantity", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20 }),
        fc.option(fc.integer({ min: 1, max: 20 })),
        aChange,
        (held, max, change) => {
          const line = aCartLine({ quantity: held, maxPurchasableQuantity: max });
          const after = quantityAfter(line, change);
          expect(after).toBeLessThanOrEqual(Math.max(held, max ?? Number.POSITIVE_INFINITY));
          if ("added" in change) expect(after).toBeGreaterThanOrEqual(held);
          else expect(after).toBe(Math.min(change.quantity, max ?? change.quantity));
        },
      ),
    );
  });
});

describe("two changes of one row", () => {
  it("give the same result whether they are combined or applied one after the other", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), aChange, aChange, (held, one, other) => {
        const line = aCartLine({ quantity: held, maxPurchasableQuantity: null });
        const after = quantityAfter({ ...line, quantity: quantityAfter(line, one) }, other);
        expect(quantityAfter(line, mergeChanges(one, other))).toBe(after);
      }),
    );
  });

  it("give the same result however three are grouped", () => {
    fc.assert(
      fc.property(aChange, aChange, aChange, (one, two, three) => {
        const line = aCartLine({ maxPurchasableQuantity: null });
        const left = quantityAfter(line, mergeChanges(mergeChanges(one, two), three));
        expect(quantityAfter(line, mergeChanges(one, mergeChanges(two, three)))).toBe(left);
      }),
    );
  });
});

describe("calls of changes", () => {
  it("carry every change once and in order, with those of one product in separate calls", () => {
    fc.assert(
      fc.property(fc.array(aChange, { maxLength: 8 }), (changes) => {
        const sent: (readonly CartChange[])[] = [];
        for (let waiting: readonly CartChange[] = changes; waiting.length > 0;) {
          const [now, later] = splitChanges(waiting);
          sent.push(now);
          waiting = later;
        }
        const all = sent.flat();
        expect(all).toHaveLength(changes.length);
        for (const id of [1, 2, 3, 4]) {
          expect(all.filter(({ productId }) => productId === id)).toEqual(
            changes.filter(({ productId }) => productId === id),
          );
        }
        for (const call of sent) {
          expect(Object.keys(updateRequest(call, [], false).products)).toHaveLength(call.length);
        }
      }),
    );
  });

  it("name a row only where one is known, and an addition only together with a row", () => {
    fc.assert(
      fc.property(aChange, fc.boolean(), (change, refreshes) => {
        const { products, refreshCheckout } = updateRequest([change], [], refreshes);
        const entry = products[change.productId];
        expect(refreshCheckout).toBe(refreshes);
        expect(entry?.rowId).toBe(change.rowId);
        expect(entry?.added).toBe("added" in change && change.rowId !== undefined ? change.added : undefined);
        expect(entry?.quantity).toBe("added" in change ? change.added : change.quantity);
      }),
    );
  });
});

describe("the product that a change is about", () => {
  it.each([null, 0, -1])("has no variant when its number is %s", (variantId) => {
    expect(purchaseKey(7, variantId)).toBe(changeKey({ productId: 7 }));
    const [change] = addProducts({ productId: 7, variantId });
    expect(change).toStrictEqual({ kind: "add", productId: 7, added: 1 });
    expect(restoreLine({ productId: 7, variantId, quantity: 2 })).toStrictEqual({
      kind: "add",
      productId: 7,
      added: 2,
    });
    expect(linesOf(holding({ productId: 7, variantId: null }), 7, variantId)).toHaveLength(1);
  });

  it("is distinct from every other product and variant", () => {
    const keys = [1, 11].flatMap((product) => [null, 1, 11].map((variant) => purchaseKey(product, variant)));
    expect(new Set(keys).size).toBe(keys.length);
  });

  it("keeps its row once it has one: naming it again changes nothing", () => {
    const cart = aCart({ lines: [1, 2, 3].map((id) => aCartLine({ productId: id, rowId: `r-${id}` })) });
    fc.assert(
      fc.property(aChange, (change) => {
        const named = attachRowId(change, cart);
        expect(attachRowId(named, cart)).toEqual(named);
        expect(named.productId).toBe(change.productId);
      }),
    );
  });

  it("is counted on all of its rows, but not on gifts", () => {
    const rows = [aCartLine({ quantity: 2 }), aCartLine({ rowId: "r-2", quantity: 3 }), aGiftLine({ productId: 1001 })];
    expect(quantityOf(aCart({ lines: rows }), 1001)).toBe(5);
    expect(quantityOf({ lines: rows, pendingAdditions: [{ kind: "add", productId: 1001, added: 1 }] }, 1001)).toBe(6);
  });
});

describe("the message after an addition", () => {
  it("is success whenever the cart has more of the product than before, apart from addons", () => {
    fc.assert(
      fc.property(
        fc.nat(5),
        fc.integer({ min: 1, max: 5 }),
        fc.option(fc.integer({ min: 1, max: 9 })),
        (before, more, max) => {
          const cartOf = (quantity: number) =>
            quantity === 0 ? empty : holding({ quantity, maxPurchasableQuantity: max });
          expect(additionProblem({ productId: 1001 }, cartOf(before), cartOf(before + more))).toBeNull();
        },
      ),
    );
  });

  it("counts additions that were already on the way, so that a full cart is reported", () => {
    const before: OptimisticCart = { lines: [], pendingAdditions: [{ kind: "add", productId: 1001, added: 2 }] };
    const after = holding({ quantity: 2, maxPurchasableQuantity: 2 });
    expect(additionProblem({ productId: 1001 }, before, after)).toBe("max-reached");
  });

  it("names the product before its addons", () => {
    const addition = { productId: 1001, addonProductIds: [1901] };
    expect(additionProblem(addition, empty, empty)).toBe("not-added");
    const full = holding({ quantity: 2, maxPurchasableQuantity: 2 });
    expect(additionProblem(addition, full, full)).toBe("max-reached");
  });
});
