import type { ListingProduct, ProductDetail } from "@torg/catalog/contract";
import type { LayoutData, ShopSettings } from "@torg/navigation/contract";
import { pageCall, type ListingPageData, type PageData } from "@torg/pages/contract";
import { once } from "../core/once.ts";
import { NotTried, need } from "../core/outcomes.ts";
import { Visitor } from "../core/Visitor.ts";
import type { Wire } from "../core/Wire.ts";
import { categoryAddresses } from "./categoryAddresses.ts";
import { countFacets, type FacetFacts } from "./facetFacts.ts";
import { hintedProduct } from "./hintedProduct.ts";
import { isBuyable } from "./isBuyable.ts";

const noPages =
  "The front page has no data, see section 2.2. For a cart alone, name products that can be bought: --product 7001.";

/** Most pages opened to explore a shop. */
const mostListings = 24;
const mostDetails = 30;
/** Products beyond which counting by hand takes too long. */
const largestListing = 400;

/** Facts about a shop: every part is requested once, when a check first needs it. */
export class Shop {
  readonly #wire: Wire;
  readonly #visitor: Visitor;
  readonly #details = new Map<number, Promise<ProductDetail | null>>();

  /** Settings and layout, as the start page has them. */
  readonly home: () => Promise<{ readonly settings: ShopSettings; readonly layout: LayoutData }> = once(async () => {
    const answer = await this.#visitor.send(pageCall, { path: "/" });
    const read = pageCall.response.safeParse(answer.data);
    if (!read.success || !("page" in read.data)) throw new NotTried(noPages);
    return { settings: read.data.settings, layout: read.data.page.layout };
  });

  /** Listings of categories, as far as they were explored. */
  readonly listings: () => Promise<readonly ListingPageData[]> = once(async () => {
    const addresses = endsOf(categoryAddresses((await this.home()).layout), mostListings);
    const pages = await Promise.all(addresses.map((address) => this.page(address)));
    return pages.flatMap((page) => (page?.page === "listing" ? [page] : []));
  });

  /** The listing with the most to test: several pages, many groups, not too many products. */
  readonly listing: () => Promise<ListingPageData> = once(async () => {
    const [best] = (await this.listings()).toSorted((a, b) => weightOf(b) - weightOf(a));
    return need(best, "No category of the menu leads to a listing.");
  });

  /** Whether there is page data; a backend with only a cart needs none. */
  readonly hasPages: () => Promise<boolean> = once(() =>
    this.home().then(
      () => true,
      () => false,
    ),
  );

  /** Products given as hints, as a cart describes them. */
  readonly #named: () => Promise<readonly ListingProduct[]>;

  /** Products given as hints and those of the explored listings, each once. */
  readonly products: () => Promise<readonly ListingProduct[]> = once(async () => {
    const named = await this.#named();
    if (named.length > 0 && !(await this.hasPages())) return named;
    const found = (await this.listings()).flatMap(({ filters }) => filters.products);
    return [...new Map([...named, ...found].map((product) => [product.productId, product])).values()];
  });

  /** Counts by hand of that listing. */
  readonly facets: () => Promise<FacetFacts> = once(async () => countFacets(this.#visitor, await this.listing()));

  constructor(wire: Wire, named: readonly number[] = []) {
    this.#wire = wire;
    this.#visitor = new Visitor(wire);
    this.#named = once(() =>
      Promise.all(named.map(async (id) => hintedProduct(await new Visitor(this.#wire).begin(), id))),
    );
  }

  /** The data of one page; null for a page that does not exist, or has moved. */
  async page(path: string): Promise<PageData | null> {
    const answer = await this.#visitor.send(pageCall, { path });
    const read = pageCall.response.safeParse(answer.data);
    if (answer.status !== 200 || !read.success || !("page" in read.data)) return null;
    return read.data.page;
  }

  /** Products that can be added to a cart, as many as requested, or at least some of them. */
  async buyable(count: number, least = count): Promise<readonly ListingProduct[]> {
    const found = (await this.products()).filter(isBuyable);
    if (found.length < least) {
      const hint = (await this.hasPages()) ? "" : " Name more with --product.";
      throw new NotTried(`${found.length} products are known to be for sale, not ${least}.${hint}`);
    }
    // The best stocked first, so that nothing sells out half way.
    return found.toSorted((a, b) => limitOf(b) - limitOf(a)).slice(0, count);
  }

  /** One product that can be added to a cart. */
  async oneBuyable(): Promise<ListingProduct> {
    return need((await this.buyable(1))[0], "No product is for sale.");
  }

  /** A product, read from its page. */
  detail(product: Pick<ListingProduct, "productId" | "url">): Promise<ProductDetail | null> {
    const known = this.#details.get(product.productId) ?? this.#findDetail(product.url);
    this.#details.set(product.productId, known);
    return known;
  }

  /** The first product whose page meets the condition, among a sample. */
  async productWith(condition: (product: ProductDetail) => boolean): Promise<ProductDetail | null> {
    const products = await this.products();
    const step = Math.max(1, Math.floor(products.length / mostDetails));
    for (const product of products.filter((_, index) => index % step === 0).slice(0, mostDetails)) {
      const detail = await this.detail(product);
      if (detail !== null && condition(detail)) return detail;
    }
    return null;
  }

  async #findDetail(address: string): Promise<ProductDetail | null> {
    const page = await this.page(address);
    return page?.page === "product" ? page.product : null;
  }
}

/** The first three quarters and the last quarter of the limit: the deepest and the highest categories. */
function endsOf(addresses: readonly string[], most: number): readonly string[] {
  if (addresses.length <= most) return addresses;
  const last = Math.floor(most / 4);
  return [...addresses.slice(0, most - last), ...addresses.slice(-last)];
}

function weightOf({ filters }: ListingPageData): number {
  const total = filters.total;
  if (total === 0 || total > largestListing) return -total;
  return filters.specifications.length * 10 + filters.brands.length + (total > filters.perPage ? 100 : 0);
}

const limitOf = (product: ListingProduct): number =>
  Math.min(product.stock, product.maxPurchasableQuantity ?? product.stock);
