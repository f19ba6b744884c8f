import { toKronor } from "@torg/format";
import type { Addition } from "../domain/buying/cartChange.ts";
import type { CartTotals } from "../domain/cart.ts";

/** What goes out to the rest of the page, as its events carry it: the names on the wire, and kronor. */
export interface CartEvents {
  readonly "cart:added": {
    readonly product_id: number;
    readonly variant_id: number | null;
    readonly addon_product_ids: readonly number[];
  };
  /** `includes_vat` is left out where nothing is known of it. */
  readonly "cart:total": {
    readonly totalAmount: number;
    readonly totalProductSum: number;
    readonly includes_vat?: boolean | undefined;
  };
}

/** Tells the page that something has been added. */
export function addedEvent({ productId, variantId = null, addonProductIds = [] }: Addition): CartEvents["cart:added"] {
  return { product_id: productId, variant_id: variantId, addon_product_ids: addonProductIds };
}

/** Tells the page what the cart comes to. */
export function totalEvent(
  totals: CartTotals & { readonly includesVat?: boolean | undefined },
): CartEvents["cart:total"] {
  const { itemCount, productsOre, includesVat } = totals;
  return { totalAmount: itemCount, totalProductSum: toKronor(productsOre), includes_vat: includesVat };
}
