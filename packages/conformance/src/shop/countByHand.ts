import { listingCall, type ListingResponse, type ListingProduct } from "@torg/catalog/contract";
import { demand } from "../core/outcomes.ts";
import type { Visitor } from "../core/Visitor.ts";
import type { ListingParameters } from "./listingParameters.ts";

/** All products of a listing, fetched page by page or at once. */
export interface Counted {
  readonly first: ListingResponse;
  readonly products: readonly ListingProduct[];
  readonly ids: readonly number[];
}

const toCounted = (first: ListingResponse, products: readonly ListingProduct[]): Counted => ({
  first,
  products,
  ids: products.map((product) => product.productId),
});

/** Fetches a whole listing on one page. */
export async function fetchAll(visitor: Visitor, parameters: ListingParameters): Promise<Counted> {
  const answer = await visitor.ask(listingCall, { ...parameters, show_all: "1" });
  return toCounted(answer, answer.products);
}

/** Fetches a listing page by page until its own total is reached. */
export async function fetchPages(visitor: Visitor, parameters: ListingParameters): Promise<Counted> {
  const first = await visitor.ask(listingCall, { ...parameters, show_all: "0" });
  const products = [...first.products];
  const pages = Math.ceil(first.total / first.perPage);
  for (let page = 2; page <= pages; page += 1) {
    const answer = await visitor.ask(listingCall, { ...parameters, show_all: "0", page: String(page) });
    demand(answer.products.length > 0, `Page ${page} of ${pages} is empty.`);
    products.push(...answer.products);
  }
  return toCounted(first, products);
}

/** Ids in ascending order, to compare results of different sortings. */
export function sortedIds(ids: Iterable<number>): readonly number[] {
  return [...ids].sort((a, b) => a - b);
}
