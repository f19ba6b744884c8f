import { CatalogProvider, CompareLink } from "@torg/catalog";
import { createLazyCompare, type CompareControls } from "@torg/catalog/state";
import { defineIsland } from "@torg/islands/server";
import type { ReactNode } from "react";

/** Props of `ComparedProduct`. */
export interface ComparedProductProps {
  readonly productId: number;
  readonly controls: CompareControls;
}

/** The link that takes one product into the comparison. */
export function ComparedProduct({ productId, controls }: ComparedProductProps): ReactNode {
  return (
    <CatalogProvider>
      <CompareLink productId={productId} controls={controls} />
    </CatalogProvider>
  );
}

/** A link to the comparison of one product, which takes it in once somebody has reached for it. */
export const compareLink = defineIsland({
  name: "compareLink",
  view: ComparedProduct,
  asleep: ({ productId }: { readonly productId: number }) => ({
    productId,
    controls: createLazyCompare(() => Promise.reject(new Error("Nothing is compared on the server."))),
  }),
  props: ({ productId }) => ({ productId }),
  isLate: true,
  awake: () => import("./compareLink.awake.ts"),
});
