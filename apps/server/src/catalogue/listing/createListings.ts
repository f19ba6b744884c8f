import type { ListingAnswer, ListingProduct, SpecificationGroup } from "@torg/catalog/contract";
import {
  type ListingQuery,
  type ListingRequest,
  listingAddress,
  writeIdList,
  writeSpecifications,
} from "@torg/catalog/domain/listing";
import type { FacetResult } from "@torg/facets";
import type { Catalogue } from "../data/Catalogue.ts";
import type { FacetDimension } from "../data/facetDimensions.ts";
import type { CatalogueSource } from "../data/createCatalogueSource.ts";
import type { ProductSearch } from "../search/createProductSearch.ts";
import { bothFound, type FoundProducts } from "../search/FoundProducts.ts";
import { chosenColors, facetSelection, listingScope, perPage } from "./facetSelection.ts";
import { groupsOfOneValue } from "./groupsOfOneValue.ts";
import { paginationLinks } from "./paginationLinks.ts";
import { type ProductSources, shownProducts } from "./shownProducts.ts";
import { specificationGroups } from "./specificationGroups.ts";

/** One page of a listing with what was counted for it. */
export interface Listing {
  readonly catalogue: Catalogue;
  readonly request: ListingRequest;
  readonly perPage: number;
  readonly result: FacetResult<FacetDimension>;
  readonly products: readonly ListingProduct[];
  readonly specifications: readonly SpecificationGroup[];
  readonly paginationLinks: string;
  /** The address that shows this selection on its first page. */
  readonly url: string;
  /** What a text search found; null when there was none. */
  readonly found: FoundProducts | null;
}

/** Answers listings from the catalogue that the process keeps. */
export interface Listings {
  list(request: ListingRequest): Promise<Listing>;
}

/** What listings are made from. */
export interface ListingSources extends ProductSources {
  readonly source: CatalogueSource;
  readonly search: ProductSearch;
  /** Products on a page when no number is asked. */
  readonly usualPage: () => number;
}

/** Makes the listings of a shop. */
export function createListings({ db, shelf, source, search, usualPage }: ListingSources): Listings {
  return {
    async list(asked) {
      const catalogue = source.current();
      const size = perPage(asked, usualPage());
      const found = await findByText(search, asked);
      const selection = facetSelection(asked, catalogue, found);
      const first = catalogue.index.query({ ...selection, perPage: size });
      // A page beyond the last, as after a filter in an old address, is the last.
      const page = Math.min(asked.page, Math.max(1, Math.ceil(first.total / size)));
      const request = { ...asked, page };
      const result = page === asked.page ? first : catalogue.index.query({ ...selection, page, perPage: size });
      const products = await shownProducts({ db, shelf }, result);
      const query = echo(request, catalogue, size);
      return {
        catalogue,
        request,
        perPage: size,
        result,
        products,
        specifications: specificationGroups(catalogue, result, {
          choices: request.selection.specifications,
          unhelpful: groupsOfOneValue(catalogue, listingScope(request, found)),
        }),
        paginationLinks: request.showAll
          ? ""
          : paginationLinks({
              page: request.page,
              pages: Math.ceil(result.total / size),
              addressOf: (other) => listingAddress(other === 1 ? query : { ...query, page: String(other) }),
            }),
        url: listingAddress(query),
        found,
      };
    },
  };
}

/** What a listing call answers. */
export function listingAnswer(listing: Listing): ListingAnswer {
  return {
    url: listing.url,
    products: [...listing.products],
    specifications: [...listing.specifications],
    pagination_links: listing.paginationLinks,
    per_page: listing.perPage,
    num: listing.result.total,
  };
}

/** The products that the words of `s` and of `text` find, both when both are given; null without words. */
async function findByText(search: ProductSearch, { s, text }: ListingRequest): Promise<FoundProducts | null> {
  const queries = [...new Set([s, text])].filter((query) => query !== "");
  const [first, second] = await Promise.all(queries.map(search));
  return first === undefined || second === undefined ? (first ?? null) : bothFound(first, second);
}

/** The parameters as they were understood, so that the address repeats nothing malformed. */
function echo(request: ListingRequest, catalogue: Catalogue, size: number): ListingQuery {
  const { selection, categories } = request;
  const colors = chosenColors(request, catalogue);
  const values = catalogue.colors.filter(({ id }) => colors.includes(id)).flatMap((color) => color.valueIds);
  const flag = (value: boolean): string => (value ? "1" : "0");
  const number = (value: number | null): string => String(value ?? "");
  return {
    blade: request.blade,
    brands: writeIdList(selection.brands),
    categories: writeIdList(selection.categories),
    specifications: writeSpecifications(selection.specifications),
    selected_primary_color_ids: writeIdList(selection.colors),
    color_attribute_value_ids: writeIdList(values),
    cat1: number(categories[0]),
    cat2: number(categories[1]),
    cat3: number(categories[2]),
    price_min: number(selection.priceMin),
    price_max: number(selection.priceMax),
    sorting: selection.sorting,
    view_type: selection.viewType,
    text: request.text,
    s: request.s,
    per_page: String(request.perPage === null ? size : Math.min(size, request.perPage)),
    show_all: flag(request.showAll),
    from_brands: flag(request.fromBrands),
  };
}
