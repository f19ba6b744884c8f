import type { KindCounts, ListingResponse, ListingProduct, SpecificationGroup } from "@torg/catalog/contract";
import { type ListingRequest, listingAddress, writeListingRequest } from "@torg/catalog/domain/listing";
import { eachKind } from "@torg/catalog/domain/filters";
import type { FacetCount, FacetResult } from "@torg/facets";
import type { Catalogue } from "../data/Catalogue.ts";
import type { FacetDimension } from "../data/facetDimensions.ts";
import type { CatalogueSource } from "../data/createCatalogueSource.ts";
import type { ProductSearch } from "../search/createProductSearch.ts";
import { bothFound, type FoundProducts } from "../search/FoundProducts.ts";
import { chosenIds, facetSelection, isNarrowed, listingScope, perPage } from "./facetSelection.ts";
import { paginationLinks } from "./paginationLinks.ts";
import { type ProductSources, shownProducts } from "./shownProducts.ts";
import { specificationGroups } from "./specificationGroups.ts";
import { groupsOfOneValue, type WholeListing, wholeListing } from "./wholeListing.ts";

/** One page of a listing with its counts. */
export interface Listing {
  readonly catalogue: Catalogue;
  readonly request: ListingRequest;
  readonly perPage: number;
  readonly result: FacetResult<FacetDimension>;
  /** The same listing without any filter. */
  readonly whole: WholeListing;
  readonly products: readonly ListingProduct[];
  readonly specifications: readonly SpecificationGroup[];
  readonly paginationLinks: string;
  /** The address of this selection's first page. */
  readonly url: string;
  /** The result of the text search; null without one. */
  readonly found: FoundProducts | null;
}

/** Lists products from the catalogue in memory. */
export interface Listings {
  /**
   * `path` is that of a page that shows nothing but this listing: its pagination then leads to `path?page=2`, which
   * search engines may index, instead of to the page of filters.
   */
  list(request: ListingRequest, path?: string): Promise<Listing>;
}

/** The input of listings. */
export interface ListingSources extends ProductSources {
  readonly source: CatalogueSource;
  readonly search: ProductSearch;
  /** The default page size. */
  readonly defaultPerPage: () => number;
}

/** Creates the listings of a shop. */
export function createListings({ db, shelf, source, search, defaultPerPage }: ListingSources): Listings {
  return {
    async list(requested, path) {
      const catalogue = source.current();
      const size = perPage(requested, defaultPerPage());
      const found = await findByText(search, requested);
      const selection = facetSelection(requested, catalogue, found);
      const first = catalogue.index.query({ ...selection, perPage: size });
      // A page beyond the last, as after a filter in an old address, gives the last.
      const page = Math.min(requested.page, Math.max(1, Math.ceil(first.total / size)));
      const request = { ...requested, page };
      const result = page === requested.page ? first : catalogue.index.query({ ...selection, page, perPage: size });
      const whole = isNarrowed(request) ? wholeListing(catalogue, listingScope(request, found)) : result;
      const products = await shownProducts({ db, shelf }, result);
      const echoed = echo(request, catalogue, size);
      const addressOf = (other: number): string => listingAddress(writeListingRequest({ ...echoed, page: other }));
      return {
        catalogue,
        request,
        perPage: size,
        result,
        whole,
        products,
        specifications: specificationGroups(catalogue, result, {
          choices: request.specifications,
          unhelpful: groupsOfOneValue(catalogue, whole),
        }),
        paginationLinks: request.showAll
          ? ""
          : paginationLinks({
              page: request.page,
              pages: Math.ceil(result.total / size),
              addressOf: path === undefined ? addressOf : (other) => (other === 1 ? path : `${path}?page=${other}`),
            }),
        url: addressOf(1),
        found,
      };
    },
  };
}

/** The response of a listing call. */
export function listingAnswer(listing: Listing): ListingResponse {
  return {
    url: listing.url,
    products: [...listing.products],
    specifications: [...listing.specifications],
    paginationLinks: listing.paginationLinks,
    perPage: listing.perPage,
    total: listing.result.total,
    kindCounts: kindCounts(listing),
  };
}

const byId = (rows: readonly FacetCount[]): Record<string, number> =>
  Object.fromEntries(rows.map(({ id, count }) => [id, count]));

/** The number of products left by each row of each kind of filter. */
export function kindCounts({ result }: Pick<Listing, "result">): KindCounts {
  const { dimensions, categories } = result;
  return eachKind((kind) => byId(kind === "categories" ? categories : dimensions[kind]));
}

/** The products found by `s` and `text`, by both when both are given; null without words. */
async function findByText(search: ProductSearch, { s, text }: ListingRequest): Promise<FoundProducts | null> {
  const queries = [...new Set([s, text])].filter((query) => query !== "");
  const [first, second] = await Promise.all(queries.map(search));
  return first === undefined || second === undefined ? (first ?? null) : bothFound(first, second);
}

/** The parameters as parsed, so that the address repeats nothing malformed. */
function echo(request: ListingRequest, catalogue: Catalogue, size: number): ListingRequest {
  const { colors } = chosenIds(request, catalogue);
  const values = catalogue.colors.filter(({ id }) => colors.includes(id)).flatMap((color) => color.valueIds);
  return { ...request, colorValues: values.map(String), perPage: Math.min(size, request.perPage ?? size) };
}
