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

/** Content of the sticky bar on phones: product name, price, and the link to the variant picker. */
function barOf(product: ProductDetail) {
  const priceOre = shownPrice(product)?.priceOre ?? null;
  const chooseAddress = product.variantAttributes.length > 0 ? { chooseAddress: `#${variantPickerId}` } : {};
  return { name: product.name, price: priceOre === null ? null : formatPrice(toKronor(priceOre)), ...chooseAddress };
}

const isForSale = (product: ProductDetail, { ecommerceDisabled }: ShopSettings): boolean =>
  shownPrice(product) !== null && !ecommerceDisabled;

/** Whether the product offers a back-in-stock notification instead of buying. */
export function isWatched(product: ProductDetail, settings: ShopSettings): boolean {
  return isForSale(product, settings) && (product.isWatchable || isWatchable(product));
}

/** Props of `ProductBuy`. */
export interface ProductBuyProps {
  readonly product: ProductDetail;
  readonly settings: ShopSettings;
  /** Path and query of the page. */
  readonly path: string;
  /** The refused form of this page. */
  readonly flash: PageFlash | null;
}

/**
 * The buy button on a product's own page, with its extras if it has some; a back-in-stock form when sold out; nothing
 * when the shop sells nothing.
 */
export function ProductBuy({ product, settings, path, flash: pageFlash }: ProductBuyProps): ReactNode {
  if (!isForSale(product, settings)) return null;
  if (isWatched(product, settings)) {
    const flash = formFlash(pageFlash, [accountPaths.watch]);
    return <WatchForm productId={product.variantId ?? product.productId} path={path} flash={flash} />;
  }
  const addons = addonsOf(product);
  // A custom add-to-cart address adds one product and answers with its own dialog: extras cannot be added there.
  const extras = addons.length === 0 || product.addToCartUrl !== null ? {} : { addons };
  return (
    <buy.Place product={buyable(product)} {...buyMode({ path, settings })} {...extras} bar={barOf(product)} isLarge />
  );
}
