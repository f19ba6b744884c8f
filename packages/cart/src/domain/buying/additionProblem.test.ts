import { expect, it } from "vitest";
import { aCart, aCartLine, aGiftLine } from "../../fixtures/index.ts";
import { additionProblem } from "./additionProblem.ts";

const cartOf = (...lines: readonly Parameters<typeof aCartLine>[0][]) =>
  aCart({ lines: lines.map((line) => aCartLine(line)) });
const none = aCart({ lines: [] });
const addition = { productId: 1001 };

it("finds nothing wrong when the cart holds what was added, whatever was known before", () => {
  expect(additionProblem(addition, none, cartOf({ quantity: 4 }))).toBeNull();
  expect(additionProblem(addition, cartOf({ quantity: 3 }), cartOf({ quantity: 2 }))).toBeNull();
});

it("says that nothing was added when the cart lacks it, even if it holds a gift or another variant", () => {
  expect(additionProblem(addition, none, none)).toBe("not-added");
  expect(additionProblem(addition, none, aCart({ lines: [aGiftLine({ productId: 1001 })] }))).toBe("not-added");
  expect(additionProblem({ ...addition, variantId: 5 }, none, cartOf({ variantId: 6 }))).toBe("not-added");
});

it("says that the maximum was reached when the cart already held the maximum", () => {
  const full = cartOf({ quantity: 2, maxPurchasableQuantity: 2 });
  expect(additionProblem(addition, full, full)).toBe("max-reached");
  expect(additionProblem(addition, cartOf({ quantity: 1, maxPurchasableQuantity: 2 }), full)).toBeNull();
});

it("says so for a product on several rows when one of them holds the maximum", () => {
  const rows = cartOf({ quantity: 2, maxPurchasableQuantity: 2 }, { rowId: "r-2", quantity: 1 });
  expect(additionProblem(addition, rows, rows)).toBe("max-reached");
});

it("says that an addon is missing", () => {
  const withAddon = { ...addition, addonProductIds: [1901] };
  expect(additionProblem(withAddon, none, cartOf({}))).toBe("addons-missing");
  expect(additionProblem(withAddon, none, cartOf({}, { productId: 1901, rowId: "r-2" }))).toBeNull();
});

it("reports nothing for a cart that could not be read", () => {
  expect(additionProblem(addition, none, null)).toBe("unconfirmed");
});
