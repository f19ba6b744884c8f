import { WishHeartForm } from "@torg/account";
import { FacetLinks, ListingHeader, SearchFound } from "@torg/catalog";
import type { ShopSettings } from "@torg/navigation/contract";
import type { ListingPageData } from "@torg/pages/contract";
import type { ReactNode } from "react";
import { RatingNote } from "../frame/RatingNote.tsx";
import { Trail } from "../frame/Trail.tsx";
import { pathAddress } from "../awake/currentPath.ts";
import { compareBar } from "../compare/compareBar.island.tsx";
import { listing } from "./listing.island.tsx";

/** Props of `ListingPage`. */
export interface ListingPageProps {
  readonly page: ListingPageData;
  readonly settings: ShopSettings;
  readonly path: string;
}

const hasNothing = ({ listingType, filters }: ListingPageData): boolean =>
  listingType === "search" && filters.total === 0;

/** Products of a category, a brand, a search or a set of filters. */
export function ListingPage({ page, settings, path }: ListingPageProps): ReactNode {
  const isEmpty = hasNothing(page);
  const hasPages = page.foundPages.length > 0;
  const found = (
    <SearchFound
      corrected={page.correctedQuery}
      typed={pathAddress(path).searchParams.get("s") ?? ""}
      isAlike={page.isAlike}
      pages={page.foundPages}
      areResults={isEmpty}
    />
  );
  // What was found stands first. The departments come after the message that nothing was, which refers to them.
  return (
    <>
      <Trail links={page.breadcrumbs} current={page.heading} />
      <ListingHeader heading={page.heading} description={page.description} subcategories={page.filters.subcategories} />
      {(!isEmpty || hasPages) && found}
      <listing.Place {...{ page, settings, path }} />
      {isEmpty && !hasPages && found}
      {isEmpty && <SearchFound corrected={null} pages={[]} departments={page.layout.categories} />}
      <FacetLinks links={page.facetLinks ?? []} />
      <RatingNote products={[...page.filters.initialProducts, ...page.filters.products]} layout={page.layout} />
      <WishHeartForm path={path} />
      <compareBar.Place max={settings.compareMax} />
    </>
  );
}
