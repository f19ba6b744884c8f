import { CatalogProvider, CompareLink } from "@torg/catalog";
import type { CompareControls } from "@torg/catalog/state";
import type { ReactNode } from "react";

/** What travels in the markup for one link to the comparison. */
export interface CompareLinkIslandProps {
  readonly productId: number;
}

/** Props of `CompareLinkView`. */
export interface CompareLinkViewProps extends CompareLinkIslandProps {
  readonly controls: CompareControls;
}

/** The link that takes one product into the comparison: what the server renders and what the island takes over. */
export function CompareLinkView({ productId, controls }: CompareLinkViewProps): ReactNode {
  return (
    <CatalogProvider>
      <CompareLink productId={productId} controls={controls} />
    </CatalogProvider>
  );
}
