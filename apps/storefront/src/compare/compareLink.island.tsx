import { CatalogProvider, CompareLink } from "@torg/catalog";
import { type CompareControls, createLazyCompare } from "@torg/catalog/state";
import { hydrateView, type Mount } from "@torg/islands";
import { defineIsland } from "@torg/islands/server";
import type { ReactNode } from "react";
import { lazyCompare } from "./lazyCompare.ts";

/** Props of `ComparedProduct`. */
export interface ComparedProductProps {
  readonly productId: number;
  readonly controls: CompareControls;
}

/** The link that adds one product to the comparison. */
export function ComparedProduct({ productId, controls }: ComparedProductProps): ReactNode {
  return (
    <CatalogProvider>
      <CompareLink productId={productId} controls={controls} />
    </CatalogProvider>
  );
}

/** A link to the comparison with one product, which adds it in place after the first interaction. */
export const compareLink = defineIsland({
  name: "compareLink",
  view: ComparedProduct,
  asleep: ({ productId }: { readonly productId: number }) => ({
    productId,
    controls: createLazyCompare(() => Promise.reject(new Error("Nothing is compared on the server."))),
  }),
  props: ({ productId }) => ({ productId }),
  isLate: true,
});

const hydrate = hydrateView<typeof compareLink>(ComparedProduct, (props) => ({ ...props, controls: lazyCompare() }));

/** Hydrates the link; ready when the list is known, so that a second press removes the product again. */
export const mount: Mount = async (element, takeTyped) => {
  await Promise.all([hydrate(element, takeTyped), lazyCompare().wake()]);
};
