import { setTimeout } from "node:timers/promises";
import { updateProductsCall } from "@torg/cart/contract";
import { checkoutPath, searchPath } from "@torg/format/addresses";
import { csrfTokenCall, type ListingPageData } from "@torg/pages/contract";
import { createVisit } from "../../src/backend/backend.ts";
import { httpTransport } from "../../src/backend/httpTransport.ts";
import { wireSource } from "../../src/backend/PageSource.ts";
import { loadPage, type PageKinds } from "../../src/render/loadPage.ts";
import type { PageInput } from "../../src/render/pageInput.ts";

/** Pages of one kind that nobody has requested yet. */
export interface ColdPages {
  readonly name: string;
  readonly paths: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
}

/** The data that a page is rendered from, without the storefront's own additions. */
export type Loaded = Omit<PageInput, "assets" | "origin">;

const fullPage = 24;
const sortings = ["popular", "price_asc", "price_desc", "name_asc", "rating_desc"];
/** Most pages per category and sorting. */
const maxPages = 40;
const maxProducts = 1000;
const inCart = 3;
const minWordLength = 4;
const json = { "content-type": "application/json", accept: "application/json" };

/** A running shop, and what its pages need. */
export interface Shop {
  readonly origin: string;
  readonly kinds: PageKinds;
}

const maxTries = 60;
const breath = 500;

/** Retries: a busy machine refuses requests now and then, and for a while after a new catalogue has arrived. */
async function patiently<T>(load: () => Promise<T>): Promise<T> {
  for (let tries = 1; tries < maxTries; tries += 1) {
    try {
      return await load();
    } catch {
      await setTimeout(breath);
    }
  }
  return load();
}

/** Reads page data from a running shop as a visitor would receive it. */
export async function loadInput(shop: Shop, path: string, headers: ColdPages["headers"] = {}): Promise<Loaded> {
  const load = () => loadPage(wireSource(createVisit(httpTransport(shop.origin), headers)), path, shop.kinds);
  const loaded = await patiently(load);
  if (loaded.kind === "redirect") throw new Error(`${path} leads elsewhere.`);
  return loaded.input;
}

async function listing(shop: Shop, path: string): Promise<ListingPageData> {
  const { page } = await loadInput(shop, path);
  if (page.page !== "listing") throw new Error(`${path} is no listing.`);
  return page;
}

const withQuery = (path: string, query: Readonly<Record<string, string>>): string =>
  `${path}?${new URLSearchParams(query).toString()}`;

/** All full pages of the departments in the menu, in every sort order. */
async function listingPaths(shop: Shop): Promise<readonly string[]> {
  const home = await loadInput(shop, "/");
  const paths: string[] = [];
  for (const { url } of home.page.layout.categories) {
    const { total } = (await listing(shop, url)).filters;
    for (let page = 1; page <= Math.min(maxPages, Math.floor(total / fullPage)); page += 1) {
      paths.push(...sortings.map((sorting) => withQuery(url, { sorting, page: String(page) })));
    }
  }
  return paths;
}

/** The cookie of a visitor with products in the cart. */
async function buyer(origin: string, productIds: readonly number[]): Promise<string> {
  const first = await fetch(origin + csrfTokenCall.path, { headers: json });
  const { token }: { readonly token: string } = await first.json();
  const cookie = first.headers
    .getSetCookie()
    .map((line) => line.replace(/;.*/, ""))
    .join("; ");
  const products = Object.fromEntries(productIds.map((id) => [id, { quantity: 1 }]));
  const answer = await fetch(origin + updateProductsCall.path, {
    method: "POST",
    headers: { ...json, cookie, "x-csrf-token": token },
    body: JSON.stringify({ products, refresh_checkout: 0 }),
  });
  if (!answer.ok) throw new Error(`The cart could not be filled: ${answer.status} ${await answer.text()}`);
  return cookie;
}

/** Addresses of each kind of page in a running shop. */
export async function coldPages(shop: Shop): Promise<readonly ColdPages[]> {
  const listings = await listingPaths(shop);
  const products: ListingPageData["filters"]["products"] = [];
  for (let at = 0; at < listings.length && products.length < maxProducts; at += 7) {
    products.push(...(await listing(shop, listings[at] ?? "/")).filters.products);
  }
  const words = products.flatMap(({ name }) => name.toLowerCase().split(/[^\p{L}]+/u));
  const searched = [...new Set(words)].filter((word) => word.length >= minWordLength);
  const buyable = products.filter(({ buyDisabled, isParent, stock }) => !buyDisabled && !isParent && stock !== 0);
  const cookie = await buyer(
    shop.origin,
    buyable.slice(0, inCart).map(({ productId }) => productId),
  );
  // Later pages of a visit; those of a first visit contain their style sheets.
  const headers = { cookie: "required=1" };
  return [
    { name: "listing", paths: listings, headers },
    { name: "product", paths: [...new Set(products.map(({ url }) => url))], headers },
    { name: "search", paths: searched.map((word) => withQuery(searchPath, { s: word })), headers },
    { name: "checkout", paths: [checkoutPath], headers: { cookie: `${headers.cookie}; ${cookie}` } },
    { name: "listing of a first visit", paths: listings, headers: {} },
  ];
}
