import type { CatalogSettings } from "@torg/catalog";
import { productsByIdCall } from "@torg/catalog/contract";
import { viewedProductsToShow } from "@torg/catalog/domain/product";
import { storedViewedProducts } from "@torg/catalog/wire";
import type { Mount } from "@torg/islands";
import { defineIsland } from "@torg/islands/server";
import type { ShopSettings } from "@torg/navigation/contract";
import { shopClient } from "../awake/shopClient.ts";
import { type SeenProps, seenProps } from "./seenProps.ts";

/** Props of the row's island place. */
export interface SeenPlaceProps {
  readonly settings: ShopSettings;
  /** The product of the page, which is stored and excluded from the row; left out on other pages. */
  readonly productId?: number;
}

const tileSettings = (settings: ShopSettings): Partial<CatalogSettings> => {
  const { isQuote, complianceProfile, ecommerceDisabled, minimumTwoColumnProductGrid, customDiscountPercentageBadge } =
    settings;
  return { isQuote, complianceProfile, ecommerceDisabled, minimumTwoColumnProductGrid, customDiscountPercentageBadge };
};

/**
 * The place of the recently viewed products. The page is the same for everybody, so the place is empty; it is filled
 * only where the browser may store products and has some to show.
 */
export const seen = defineIsland({
  name: "seen",
  view: () => null,
  asleep: (_: SeenPlaceProps) => ({}),
  props: ({ settings, productId }): SeenProps => ({
    productId: productId ?? null,
    settings: tileSettings(settings),
  }),
  isLate: true,
});

/** Fetches the products in one call and renders them; without any the place stays empty. */
export const mount: Mount = async (element) => {
  const { productId, settings } = seenProps(element);
  const ids = viewedProductsToShow(storedViewedProducts(), Date.now(), productId);
  if (ids.length === 0) return;
  const [{ products }, { drawSeen }] = await Promise.all([
    shopClient().send(productsByIdCall, { ids: [...ids] }),
    import("./drawSeen.tsx"),
  ]);
  drawSeen(element, { products, settings });
};
