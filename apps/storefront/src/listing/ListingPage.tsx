import { ListingHeader, SearchFound } from "@torg/catalog";
import { breadcrumbStructuredData } from "@torg/catalog/domain/product";
import type { ShopSettings } from "@torg/navigation/contract";
import type { ListingPageData } from "@torg/pages/contract";
import type { ReactNode } from "react";
import { StructuredData } from "../frame/StructuredData.tsx";
import { Trail } from "../frame/Trail.tsx";
import { compareBar } from "../compare/compareBar.island.tsx";
import { listing } from "./listing.island.tsx";

/** Props of `ListingPage`. */
export interface ListingPageProps {
  readonly page: ListingPageData;
  readonly settings: ShopSettings;
  readonly path: string;
  readonly origin: string;
}

const ownPath = (path: string): string => path.replace(/\?.*$/, "");

/** Products of a category, a brand, a search or a set of filters. */
export function ListingPage({ page, settings, path, origin }: ListingPageProps): ReactNode {
  return (
    <>
      <Trail links={page.breadcrumbs} current={page.heading} />
      <ListingHeader
        heading={page.heading}
        description={page.description}
        parent={page.parent}
        subcategories={page.filters.subcategories}
      />
      <SearchFound corrected={page.correctedQuery} isAlike={page.isAlike} pages={page.foundPages} />
      <listing.Place {...{ page, settings, path }} />
      <compareBar.Place max={settings.compareMax} />
      {page.breadcrumbs.length === 0 ? null : (
        <StructuredData
          data={breadcrumbStructuredData([...page.breadcrumbs, { name: page.heading, url: ownPath(path) }], origin)}
        />
      )}
    </>
  );
}
