import { CatalogProvider, ComparePage as CompareParts } from "@torg/catalog";
import { laterCatalogTexts } from "@torg/catalog/texts";
import type { ShopSettings } from "@torg/navigation/contract";
import type { ComparePageData } from "@torg/pages/contract";
import type { ReactNode } from "react";
import { buySlot } from "../buying/buySlot.tsx";
import { RatingNote } from "../frame/RatingNote.tsx";
import { Trail } from "../frame/Trail.tsx";
import { compareSearch } from "./compareSearch.island.tsx";

/** Props of `ComparePage`. */
export interface ComparePageProps {
  readonly page: ComparePageData;
  readonly settings: ShopSettings;
  readonly path: string;
}

/** Products side by side, with the search island in its slot. */
export function ComparePage({ page, settings, path }: ComparePageProps): ReactNode {
  const { products, query, suggestions } = page;
  const ids = products.map((product) => product.productId);
  return (
    <CatalogProvider settings={settings}>
      <Trail links={[]} current={laterCatalogTexts.comparison.heading} />
      <CompareParts
        {...{ products, query, suggestions }}
        search={<compareSearch.Place ids={ids} query={query} />}
        buy={buySlot({ path, settings })}
      />
      <RatingNote products={products} layout={page.layout} />
    </CatalogProvider>
  );
}
