import { WatchForm } from "@torg/account";
import { accountPaths } from "@torg/account/contract";
import { isWatchable } from "@torg/account/domain";
import type { ProductDetail } from "@torg/catalog/contract";
import { shownPrice } from "@torg/catalog/domain";
import { formatPrice, toKronor } from "@torg/format";
import type { ShopSettings } from "@torg/navigation/contract";
import type { PageFlash } from "@torg/pages/contract";
import type { ReactNode } from "react";
import { variantPickerId } from "./variants.island.tsx";
import { formFlash } from "../flash/formFlash.ts";
import { buy } from "../buying/buy.island.tsx";
import { buyMode } from "../buying/buyMode.ts";
import { addonsOf, buyable } from "../buying/buyable.ts";

/** The bar of a phone: what is bought, what it costs, and where a variant is chosen. */
function barOf(product: ProductDetail) {
  const priceOre = shownPrice(product)?.priceOre ?? null;
  const chooseAddress = product.variantAttributes.length > 0 ? { chooseAddress: `#${variantPickerId}` } : {};
  return { name: product.name, price: priceOre === null ? null : formatPrice(toKronor(priceOre)), ...chooseAddress };
}

const isForSale = (product: ProductDetail, { ecommerceDisabled }: ShopSettings): boolean =>
  shownPrice(product) !== null && !ecommerceDisabled;

/** Whether one may ask to hear when a product is back, in place of buying it. */
export function isWatched(product: ProductDetail, settings: ShopSettings): boolean {
  return isForSale(product, settings) && (product.isWatchable || isWatchable(product));
}

/** Props of `ProductBuy`. */
export interface ProductBuyProps {
  readonly product: ProductDetail;
  readonly settings: ShopSettings;
  /** Path and query of the page. */
  readonly path: string;
  /** The form of this page that was refused. */
  readonly flash: PageFlash | null;
}

/**
 * The way to buy a product on its own page, with its extras where it has some; to hear when it is back where it is sold
 * out; nothing where nothing is sold.
 */
export function ProductBuy({ product, settings, path, flash: pageFlash }: ProductBuyProps): ReactNode {
  if (!isForSale(product, settings)) return null;
  if (isWatched(product, settings)) {
    const flash = formFlash(pageFlash, [accountPaths.watch]);
    return <WatchForm productId={product.variantId ?? product.productId} path={path} flash={flash} />;
  }
  const addons = addonsOf(product);
  // An address of its own adds one thing and answers with its own dialog: nothing goes along there.
  const extras = addons.length === 0 || product.addToCartUrl !== null ? {} : { addons };
  return (
    <buy.Place product={buyable(product)} {...buyMode({ path, settings })} {...extras} bar={barOf(product)} isLarge />
  );
}
