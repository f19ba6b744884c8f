import { toKronor } from "@torg/format";
import type { Addition } from "../domain/buying/cartChange.ts";
import type { CartTotals } from "../domain/cart.ts";

/** Events for the rest of the page, with the names on the wire and amounts in kronor. */
export interface CartEvents {
  readonly "cart:added": {
    readonly product_id: number;
    readonly variant_id: number | null;
    readonly addon_product_ids: readonly number[];
  };
  /** `includes_vat` is left out where it is not known. */
  readonly "cart:total": {
    readonly totalAmount: number;
    readonly totalProductSum: number;
    readonly includes_vat?: boolean | undefined;
  };
}

/** The event that reports an addition to the page. */
export function addedEvent({ productId, variantId = null, addonProductIds = [] }: Addition): CartEvents["cart:added"] {
  return { product_id: productId, variant_id: variantId, addon_product_ids: addonProductIds };
}

/** The event that reports the cart's totals to the page. */
export function totalEvent(
  totals: CartTotals & { readonly includesVat?: boolean | undefined },
): CartEvents["cart:total"] {
  const { itemCount, productsOre, includesVat } = totals;
  return { totalAmount: itemCount, totalProductSum: toKronor(productsOre), includes_vat: includesVat };
}
