import { VariantPicker } from "@torg/catalog";
import type { ProductDetail } from "@torg/catalog/contract";
import { choicesOfProduct, readVariantChoices } from "@torg/catalog/domain";
import { createVariantState } from "@torg/catalog/state";
import type { VariantState } from "@torg/catalog/state";
import type { ReactNode } from "react";

/** The variants of a product as the page's address says; the product's own choices where it says nothing. */
export function variantsOf(product: ProductDetail, query: string, goTo: (address: string) => void): VariantState {
  const attributes = product.variant_attributes;
  const asked = readVariantChoices(attributes, new URLSearchParams(query));
  const choices = asked.size > 0 ? asked : choicesOfProduct(attributes, product.product_id);
  return createVariantState({ attributes, choices, shownProductId: product.product_id, goTo });
}

/** Props of `VariantView`. */
export interface VariantViewProps {
  readonly product: ProductDetail;
  readonly variants: VariantState;
}

/** The variant picker: what the server renders and what the island takes over. */
export function VariantView({ product, variants }: VariantViewProps): ReactNode {
  return <VariantPicker variants={variants} address={product.product_url} />;
}
