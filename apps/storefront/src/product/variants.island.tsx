import { VariantPicker } from "@torg/catalog";
import type { ProductDetail } from "@torg/catalog/contract";
import { choicesOfProduct, readVariantChoices } from "@torg/catalog/domain/product";
import { createVariantState } from "@torg/catalog/state";
import type { VariantState } from "@torg/catalog/state";
import { defineIsland } from "@torg/islands/server";
import type { ShopSettings } from "@torg/navigation/contract";
import type { ReactNode } from "react";

/** The variants of a product as the page's address says; the product's own choices where it says nothing. */
export function variantsOf(product: ProductDetail, query: string, goTo: (address: string) => void): VariantState {
  const attributes = product.variantAttributes;
  const asked = readVariantChoices(attributes, new URLSearchParams(query));
  const choices = asked.size > 0 ? asked : choicesOfProduct(attributes, product.productId);
  return createVariantState({ attributes, choices, shownProductId: product.productId, goTo });
}

/** Props of `Variants`. */
export interface VariantsProps {
  readonly product: ProductDetail;
  readonly variants: VariantState;
  readonly settings: Pick<ShopSettings, "variantPickerScrollOffset">;
}

/** The picker's name in addresses: the page of a chosen variant opens there, not at the top. */
export const variantPickerId = "variant";

/** The variant picker. A page that opens at it leaves as much room above it as the shop says. */
export function Variants({ product, variants, settings }: VariantsProps): ReactNode {
  // The page itself keeps 4.5rem free below what sticks to its top; the shop counts from the top of the window.
  const room = `calc(${settings.variantPickerScrollOffset}px - var(--torg-sticky-bar-top, 0px) - 4.5rem)`;
  return (
    <div id={variantPickerId} style={{ scrollMarginBlockStart: room }}>
      <VariantPicker variants={variants} address={`${product.url}#${variantPickerId}`} />
    </div>
  );
}

/** What the place of the variants is given. */
export interface VariantsPlaceProps extends Omit<VariantsProps, "variants"> {
  /** The query of the page's address. */
  readonly query: string;
}

/** The variants of a product: links until somebody reaches for them. */
export const variants = defineIsland({
  name: "variants",
  view: Variants,
  asleep: ({ product, settings, query }: VariantsPlaceProps) => ({
    product,
    settings,
    variants: variantsOf(product, query, () => {}),
  }),
  awake: () => import("./variants.awake.ts"),
});
