import { brandsPath } from "@torg/format/addresses";
import type { ListingPageData } from "@torg/pages/contract";
import { keepReturnedGroups } from "@torg/catalog/domain/filters";
import { type ListingRequest, readListingRequest, writeListingRequest } from "@torg/catalog/domain/listing";
import {
  brandUrl,
  type Catalogue,
  type CategoryNode,
  categoryTrail,
  categoryUrl,
} from "../../catalogue/data/Catalogue.ts";
import type { Listing, Listings } from "../../catalogue/listing/createListings.ts";
import { facetLinks } from "../../catalogue/listing/facetLinks.ts";
import { lowestLevel } from "../../catalogue/listing/facetSelection.ts";
import { listingFilters } from "../../catalogue/listing/listingFilters.ts";
import { literalQuery } from "../../catalogue/search/literalQuery.ts";
import { type PagePlaces, searchedPages } from "../../catalogue/search/findPages.ts";
import type { ShopFrame } from "../../settings/ShopFrame.ts";
import { catalogueTexts } from "../../texts/catalogue/catalogueTexts.ts";
import { pageTexts } from "../../texts/pageTexts.ts";
import { describeListing } from "./describeListing.ts";
import { describePage } from "../describePage.ts";
import { facetOf } from "../../catalogue/listing/facetOf.ts";
import type { FoundPage } from "../pageBody.ts";
import type { PageInput } from "../PageInput.ts";

type Links = ListingPageData["breadcrumbs"];

interface Heading {
  readonly heading: string;
  /** The name in the page's title, where another page has the same heading. */
  readonly title?: string | undefined;
  readonly description: string;
  /** What search engines show, where it is not the description. */
  readonly meta?: string;
  /** The parent categories. */
  readonly above: readonly CategoryNode[];
  readonly isBrand: boolean;
}

/** The groups and kinds that addresses may filter by, cached as a catalogue has thousands of them. */
const groupKinds = new WeakMap<Catalogue, Parameters<typeof readListingRequest>[1]>();

function requestOf({ context, url }: PageInput): ListingRequest {
  const catalogue = context.catalogue.current();
  const kinds =
    groupKinds.get(catalogue) ?? [...catalogue.groups.values()].map(({ id, type }) => ({ groupId: id, type }));
  groupKinds.set(catalogue, kinds);
  return readListingRequest(url.searchParams, kinds);
}

/** The levels of a request for a category. */
function levelsOf([first, second, third]: readonly CategoryNode[]): Pick<
  ListingRequest,
  "level1" | "level2" | "level3"
> {
  return { level1: first?.id ?? null, level2: second?.id ?? null, level3: third?.id ?? null };
}

/** The page of a category at any level. */
export async function categoryPage(input: PageInput): Promise<FoundPage> {
  const catalogue = input.context.catalogue.current();
  const category = catalogue.categoryByPath.get(input.parts.join("/"));
  if (category === undefined) return null;
  const levels = levelsOf(categoryTrail(catalogue, category.id));
  return listingPage(input, { ...requestOf(input), ...levels, blade: "category", fromBrands: false });
}

/** Filters as a page. */
export function filterPage(input: PageInput): Promise<FoundPage> {
  return listingPage(input, requestOf(input));
}

/** The results of a search. */
export function searchPage(input: PageInput): Promise<FoundPage> {
  return listingPage(input, { ...requestOf(input), blade: "search" });
}

/** The page of a brand; null for brands that have an address of their own. */
export async function brandPage(input: PageInput): Promise<FoundPage> {
  const [link] = input.parts;
  const brands = [...input.context.catalogue.current().brands.values()];
  const brand = brands.find((candidate) => !candidate.hidden && candidate.link === link);
  if (brand === undefined) return null;
  if (brand.overrideLink !== null) return { redirect: brandUrl(brand), status: 301 };
  return ownBrandPage(input, brand.id);
}

/** The page of a brand with an address of its own. */
export async function overriddenBrandPage(input: PageInput): Promise<FoundPage> {
  const [link] = input.parts;
  const brands = [...input.context.catalogue.current().brands.values()].filter((each) => each.overrideLink !== null);
  const brand = brands.find((each) => each.link === link);
  if (brand !== undefined) return ownBrandPage(input, brand.id);
  const moved = brands.find((each) => each.overrideLink === link);
  return moved === undefined ? null : { redirect: brandUrl(moved), status: 301 };
}

/** The page of a brand within a category, where the shop has enabled it. */
export async function facetPage(input: PageInput): Promise<FoundPage> {
  const [brandLink = "", ...path] = input.parts;
  const { catalogue, frame } = input.context;
  const facet = frame
    .current()
    .facetPages.find(({ brand, category }) => brand === brandLink && category === path.join("/"));
  const found = facet === undefined ? null : facetOf(catalogue.current(), facet);
  if (facet === undefined || found === null) return null;
  const { brand, category } = found;
  const trail = categoryTrail(catalogue.current(), category.id);
  const request = {
    ...requestOf(input),
    ...levelsOf(trail),
    brands: [String(brand.id)],
    fromBrands: false,
    blade: "category",
  };
  const heading = facet.heading || catalogueTexts.brandInCategory(brand.name, category.name);
  return listingPage(input, request, { heading, description: facet.text, above: trail, isBrand: false });
}

function ownBrandPage(input: PageInput, brandId: number): Promise<FoundPage> {
  return listingPage(input, { ...requestOf(input), brands: [String(brandId)], blade: "brand", fromBrands: true });
}

/** Lists again without chosen groups that the result no longer has, as nobody could see or remove them. */
async function listShown(listings: Listings, request: ListingRequest, path?: string): Promise<Listing> {
  const listing = await listings.list(request, path);
  const kept = keepReturnedGroups(request, listing.specifications);
  return kept.hasDropped ? listShown(listings, kept.selection, path) : listing;
}

/** The path of a page whose address chooses nothing but the page number; undefined for any other. */
function plainPath({ pathname, searchParams }: URL, request: ListingRequest): string | undefined {
  const { page: _, ...choices } = writeListingRequest(request);
  // A plain form names its fields `specifications[101]` and `from[103][44]`.
  const isChoice = ([name = ""]: readonly string[]): boolean => name in choices || name === "from" || name === "to";
  return [...searchParams.keys()].some((name) => isChoice(name.split("["))) ? undefined : pathname;
}

/** Content pages that only mention the words are shown beside products only when no product has the words. */
function placesBeside({ found, result }: Listing): PagePlaces {
  const hasWords = result.total > 0 && found?.corrected === undefined && found?.isAlike !== true;
  return hasWords ? "title" : "text";
}

/** What the description of a listing names besides its heading. */
function describedAs(own: Heading | undefined, request: ListingRequest): "category" | "brand" | null {
  if (request.fromBrands) return "brand";
  return own === undefined && lowestLevel(request) !== null ? "category" : null;
}

async function listingPage({ context, url }: PageInput, request: ListingRequest, own?: Heading): Promise<FoundPage> {
  const listing = await listShown(context.listings, request, plainPath(url, request));
  const { settings, categoryWords } = context.frame.current();
  const {
    heading,
    title = heading,
    description,
    meta: ownMeta = "",
    above,
    isBrand,
  } = own ?? headingOf(listing.catalogue, request, categoryWords);
  const { shopName } = settings;
  const filters = listingFilters(listing);
  const number = filters.page ?? 1;
  const meta =
    ownMeta || describePage(description) || describeListing(listing, { heading, of: describedAs(own, request) });
  const links: Links = above.map((category) => ({ name: category.name, url: categoryUrl(category) }));
  return {
    heading,
    title: pageTexts.title(number > 1 ? pageTexts.page(title, number) : title, shopName),
    body: {
      page: "listing",
      listingType: request.blade,
      heading,
      description,
      metaDescription: number > 1 ? pageTexts.pageMeta(meta, number) : meta,
      filters,
      parent: links.at(-1) ?? null,
      breadcrumbs: isBrand ? [{ name: pageTexts.brands, url: brandsPath }] : links,
      correctedQuery: listing.found?.corrected ?? null,
      isAlike: (listing.found?.isAlike ?? false) && listing.result.total > 0,
      foundPages: searchedPages(context.frame.current(), request.s, placesBeside(listing)).map(
        ({ title: name, url: address }) => ({ name, url: address }),
      ),
      facetLinks: own === undefined ? facetLinksOf(context, request) : [],
    },
  };
}

/** The links to brand pages within a category, for a listing's category or brand. */
function facetLinksOf({ catalogue, frame }: PageInput["context"], request: ListingRequest): Links {
  const { facetPages } = frame.current();
  const categoryId = lowestLevel(request);
  if (request.blade === "brand") {
    return facetLinks(catalogue.current(), facetPages, { brandId: Number(request.brands[0]) });
  }
  return request.blade === "category" && categoryId !== null
    ? facetLinks(catalogue.current(), facetPages, { categoryId })
    : [];
}

type WordsByCategory = ShopFrame["categoryWords"];

function hasNamesake({ categories }: Catalogue, category: CategoryNode): boolean {
  return [...categories.values()].some(({ id, name }) => id !== category.id && name === category.name);
}

/** The heading of a category, and the name that tells it apart from others of the same name. */
function categoryHeading(catalogue: Catalogue, trail: readonly CategoryNode[], words: WordsByCategory): Heading | null {
  const category = trail.at(-1);
  const [top] = trail;
  if (category === undefined || top === undefined) return null;
  const { heading, description: meta } = words.get(category.path) ?? { heading: "", description: "" };
  const isAmbiguous = heading === "" && top !== category && hasNamesake(catalogue, category);
  return {
    heading: heading || category.name,
    title: isAmbiguous ? catalogueTexts.inCategory(category.name, top.name) : undefined,
    description: category.descriptionHtml,
    meta,
    above: trail.slice(0, -1),
    isBrand: false,
  };
}

function headingOf(catalogue: Catalogue, request: ListingRequest, categoryWords: WordsByCategory): Heading {
  const trail = categoryTrail(catalogue, lowestLevel(request));
  const category = categoryHeading(catalogue, trail, categoryWords);
  if (category !== null) return category;
  const words = request.s || request.text;
  const brand = request.fromBrands ? catalogue.brands.get(Number(request.brands[0])) : undefined;
  const fallback = request.blade === "search" ? catalogueTexts.searchEmpty : catalogueTexts.allProducts;
  const heading = brand?.name ?? (words === "" ? fallback : catalogueTexts.searchHeading(literalQuery(words) ?? words));
  return { heading, description: "", above: [], isBrand: brand !== undefined };
}
