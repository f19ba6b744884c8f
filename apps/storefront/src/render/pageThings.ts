import { listingStructuredData, productStructuredData } from "@torg/catalog/domain/structured-data";
import { laterCatalogTexts } from "@torg/catalog/texts";
import { breadcrumbThing, type StructuredData } from "@torg/format/structured";
import { homePath, iconPaths, searchPath, storesPath } from "@torg/format/addresses";
import { shopStructuredData } from "@torg/navigation/domain";
import { laterNavigationTexts } from "@torg/navigation/texts";
import type { NamedLink, PageData, PageName } from "@torg/pages/contract";
import { storeStructuredData } from "@torg/stores/domain/structured-data";
import { storesTexts } from "@torg/stores/texts";
import type { PageInput } from "./pageInput.ts";

/** The input of a page's structured data. */
export type DescribedPage = Pick<PageInput, "settings" | "path" | "origin" | "reviews"> & { readonly page: PageData };
type Described<Name extends PageName> = DescribedPage & { readonly page: Extract<PageData, { readonly page: Name }> };
type DescribeThings<Name extends PageName> = (input: Described<Name>) => readonly StructuredData[];

const ownPath = (path: string): string => path.replace(/[?#].*$/, "");

/** Breadcrumbs from the start page to this one, as the page shows them. */
function trailThing({ origin, path }: DescribedPage, above: readonly NamedLink[], name: string): StructuredData {
  const start = { name: laterNavigationTexts.trail.start, url: homePath };
  return breadcrumbThing([start, ...above, { name, url: ownPath(path) }], origin);
}

function shopThings({ settings, origin }: DescribedPage): readonly StructuredData[] {
  const { shopName: name, company, returnRules: returns, hideSearch } = settings;
  const search = hideSearch ? null : `${searchPath}?s={query}`;
  return shopStructuredData({ name, origin, logo: iconPaths.large, company, returns, search });
}

const listingThings: DescribeThings<"listing"> = (input) => {
  const { page, origin } = input;
  const { products, page: number = 1, perPage } = page.filters;
  return [
    trailThing(input, page.breadcrumbs, page.heading),
    ...listingStructuredData({ products, before: (number - 1) * perPage, origin }),
  ];
};

const productThings: DescribeThings<"product"> = (input) => {
  const { page, settings, origin, reviews } = input;
  const { product, delivery } = page;
  const { schemaNames: names } = laterCatalogTexts.variants;
  const said = { origin, names, delivery, returns: settings.returnRules, reviews: reviews?.reviews ?? [] };
  return [...productStructuredData(product, said), trailThing(input, product.breadcrumbs, product.name)];
};

const told: { readonly [Name in PageName]?: DescribeThings<Name> } = {
  home: shopThings,
  listing: listingThings,
  product: productThings,
  brands: (input) => [trailThing(input, [], laterNavigationTexts.footerLinks.brands)],
  stores: (input) => [trailThing(input, [], storesTexts.page.heading)],
  store: (input) => [
    storeStructuredData(input.page.store, input.origin),
    trailThing(input, [{ name: storesTexts.page.heading, url: storesPath }], input.page.store.name),
  ],
  content: (input) => [trailThing(input, [], input.page.heading)],
  campaign: (input) => [trailThing(input, [], input.page.heading)],
};

function describeThings<Name extends PageName>(name: Name, input: Described<Name>): readonly StructuredData[] {
  return told[name]?.(input) ?? [];
}

/** The structured data of a page (schema.org); none for pages that should not be indexed. */
export function pageThings(input: DescribedPage): readonly StructuredData[] {
  return describeThings(input.page.page, input);
}
