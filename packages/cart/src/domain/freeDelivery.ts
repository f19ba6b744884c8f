import type { Cart, CartLine } from "./cart.ts";
import { discountParts } from "./discountParts.ts";
import { missingForFreeDelivery } from "./pricing/missingForFreeDelivery.ts";

/**
 * How far a cart is from free delivery, amounts in ore. `none`: the shop does not offer it, or the goods must be picked
 * up.
 */
export type FreeDelivery =
  | { readonly state: "none" }
  | { readonly state: "qualified" }
  /** Far: more than 30 percent of the limit is left, and only the limit is shown. */
  | {
      readonly state: "far" | "near";
      readonly limitOre: number;
      readonly missingOre: number;
      /** The missing amount in whole kronor, rounded up so that adding it always reaches the limit. */
      readonly leftKronor: number;
      readonly percentLeft: number;
    };

/** The cart fields that the rule needs. */
export type FreeDeliveryCart = Pick<Cart, "discount" | "freeDeliveryLimitOre" | "forcesPickupInStore"> & {
  readonly lines: readonly Pick<CartLine, "totalPriceInclVatOre">[];
};

const farFromPercent = 30;

/**
 * The cost of the goods with VAT and after discounts, however they are paid, without delivery; never below 0. In ore.
 */
function goodsInclVatOre({ lines, discount }: Pick<FreeDeliveryCart, "lines" | "discount">): number {
  const linesOre = lines.reduce((sum, line) => sum + line.totalPriceInclVatOre, 0);
  return Math.max(0, linesOre - discountParts(discount).discount.inclOre);
}

/** How far a cart is from free delivery. */
export function freeDelivery(cart: FreeDeliveryCart): FreeDelivery {
  const { freeDeliveryLimitOre: limitOre, forcesPickupInStore: isPickupForced } = cart;
  const missingOre = missingForFreeDelivery({ limitOre, isPickupForced }, goodsInclVatOre(cart));
  if (limitOre === null || missingOre === null) return { state: "none" };
  if (missingOre === 0) return { state: "qualified" };
  // Compared in ore, so that division cannot push exactly 30 percent over the limit.
  const state = missingOre * 100 > farFromPercent * limitOre ? "far" : "near";
  return {
    state,
    limitOre,
    missingOre,
    leftKronor: Math.ceil(missingOre / 100),
    percentLeft: (missingOre * 100) / limitOre,
  };
}
