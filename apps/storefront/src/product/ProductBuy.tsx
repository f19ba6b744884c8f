import type { ProductDetail } from "@torg/catalog/contract";
import { shownPrice } from "@torg/catalog/domain";
import type { ShopSettings } from "@torg/navigation/contract";
import type { ReactNode } from "react";
import { buy } from "../buying/buy.island.tsx";
import { buyMode } from "../buying/buyMode.ts";
import { addonsOf, buyable } from "../buying/buyable.ts";

/** Props of `ProductBuy`. */
export interface ProductBuyProps {
  readonly product: ProductDetail;
  readonly settings: ShopSettings;
  /** Path and query of the page. */
  readonly path: string;
}

/** The way to buy a product on its own page, with its extras where it has some; nothing where nothing is sold. */
export function ProductBuy({ product, settings, path }: ProductBuyProps): ReactNode {
  if (shownPrice(product) === null || settings.ecommerceDisabled) return null;
  const addons = addonsOf(product);
  // An address of its own adds one thing and answers with its own dialog: nothing goes along there.
  const extras = addons.length === 0 || product.addToCartUrl !== null ? {} : { addons };
  return <buy.Place product={buyable(product)} {...buyMode({ path, settings })} {...extras} isLarge />;
}
