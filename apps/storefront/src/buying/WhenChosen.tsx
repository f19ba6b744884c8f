import { useSyncExternalStore, type ReactNode } from "react";
import type { BuyableProduct } from "./buyable.ts";
import { unfinishedChoice } from "./unfinishedChoice.ts";

/** Props of `WhenChosen`. */
export interface WhenChosenProps {
  readonly product: BuyableProduct;
  readonly children: (product: BuyableProduct) => ReactNode;
}

/** A product that cannot be bought while its variants are being chosen anew. */
export function WhenChosen({ product, children }: WhenChosenProps): ReactNode {
  const choice = unfinishedChoice();
  const unfinished = useSyncExternalStore(choice.subscribe, choice.productId, () => null);
  return children(unfinished === product.productId ? { ...product, isChosen: false } : product);
}
