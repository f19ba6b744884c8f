import { listingCall, type ListingProduct } from "@torg/catalog/contract";
import type { ListingPageData } from "@torg/pages/contract";
import type { Check, Probe } from "../../core/Check.ts";
import { demandSame, NotTried, need } from "../../core/outcomes.ts";
import { fetchAll, sortedIds } from "../../shop/countByHand.ts";
import { colorChoice, idList, listingParameters } from "../../shop/listingParameters.ts";

const idsOf = (products: readonly ListingProduct[]): readonly number[] =>
  sortedIds(products.map((product) => product.productId));

async function brands(probe: Probe): Promise<void> {
  const { parameters, all, listing } = await probe.shop.facets();
  const offered = listing.filters.brands;
  if (offered.length === 0) throw new NotTried("No listing that was looked at offers brands.");
  const visitor = await probe.visit();
  for (const { id, name, count: said } of offered.slice(0, 12)) {
    const wanted = all.products.filter((product) => product.brandId === id);
    const { products, first } = await fetchAll(visitor, { ...parameters, brands: idList([id]) });
    if (JSON.stringify(idsOf(products)) !== JSON.stringify(idsOf(wanted))) {
      probe.fault(`Brand ${name} gives ${products.length} products, counted ${wanted.length}.`);
    } else if (first.total !== wanted.length) probe.fault(`The total of brand ${name} is ${first.total}.`);
    if (said !== undefined && said !== wanted.length)
      probe.fault(`Brand ${name} says ${said}, counted ${wanted.length}.`);
  }
  const [one, other] = offered;
  if (one === undefined || other === undefined) return;
  const both = await fetchAll(visitor, { ...parameters, brands: idList([one.id, other.id]) });
  const wanted = all.products.filter(({ brandId: id }) => id === one.id || id === other.id);
  demandSame(idsOf(both.products), idsOf(wanted), `The products of ${one.name} or ${other.name}`);
}

async function colors(probe: Probe): Promise<void> {
  const { parameters, listing } = await probe.shop.facets();
  const { colors: offered } = listing.filters;
  if (offered.length === 0) throw new NotTried("No listing that was looked at offers colours.");
  const visitor = await probe.visit();
  const found: Set<number>[] = [];
  for (const { id, name, count: said } of offered.slice(0, 10)) {
    const { ids } = await fetchAll(visitor, { ...parameters, ...colorChoice(offered, [id]) });
    found.push(new Set(ids));
    if (ids.length !== said) probe.fault(`Colour ${name} says ${said} products; choosing it gives ${ids.length}.`);
  }
  const [one, other] = offered;
  if (one === undefined || other === undefined) return;
  const both = await fetchAll(visitor, { ...parameters, ...colorChoice(offered, [one.id, other.id]) });
  const wanted = new Set([...(found[0] ?? []), ...(found[1] ?? [])]);
  demandSame(both.ids.length, wanted.size, `The number of products in ${one.name} or ${other.name}`);
}

const priceOf = (product: ListingProduct): number | null =>
  product.hidesPrice || product.priceOre === null ? null : product.priceOre / 100;

async function prices(probe: Probe): Promise<void> {
  const { parameters, all } = await probe.shop.facets();
  const known = all.products.flatMap((product) => priceOf(product) ?? []).sort((a, b) => a - b);
  const low = Math.ceil(need(known[Math.floor(known.length / 4)], "No product of the listing shows its price."));
  const high = Math.floor(known[Math.floor((known.length * 3) / 4)] ?? low);
  const visitor = await probe.visit();
  for (const [min, max] of [
    [low, high],
    [high, high],
    [0, low],
  ] as const) {
    const range = { price_min: String(min), price_max: String(max) };
    const { products, first } = await fetchAll(visitor, { ...parameters, ...range });
    const isIn = (product: ListingProduct): boolean => {
      const price = priceOf(product);
      return price !== null && price >= min && price <= max;
    };
    // Products that hide their price may or may not match a price filter.
    const shown = products.filter((product) => priceOf(product) !== null);
    const wanted = all.products.filter(isIn);
    if (JSON.stringify(idsOf(shown)) !== JSON.stringify(idsOf(wanted))) {
      probe.fault(`${min} to ${max} kronor gives ${shown.length} products, counted ${wanted.length}.`);
    }
    if (first.total !== products.length) probe.fault(`The total of ${min} to ${max} kronor is ${first.total}.`);
  }
}

async function pricesAreBounded(probe: Probe): Promise<void> {
  const { all, listing } = await probe.shop.facets();
  const known = all.products.flatMap((product) => priceOf(product) ?? []);
  if (known.length === 0) throw new NotTried("No product of the listing shows its price.");
  const { minPrice: min, maxPrice: max } = listing.filters;
  const outside = known.filter((price) => price < min || price > max);
  demandSame(outside, [], `The prices outside ${min} to ${max}`);
}

async function categories(probe: Probe): Promise<void> {
  const visitor = await probe.visit();
  const hasChildren = (listing: ListingPageData): boolean => listing.filters.subcategories.some((one) => one.total > 0);
  const found = (await probe.shop.listings()).find(hasChildren);
  const parent = need(found, "No listing that was looked at has categories below it.");
  const parameters = listingParameters(parent);
  for (const { id, name, total: said, url } of parent.filters.subcategories.slice(0, 6)) {
    const page = await probe.shop.page(url);
    if (page?.page !== "listing") continue;
    const { total } = page.filters;
    if (total !== said) probe.fault(`${name} says ${said} products, its own page ${total}.`);
    const { total: chosen } = await visitor.ask(listingCall, { ...parameters, categories: idList([id]) });
    if (chosen !== total) probe.fault(`Choosing the category ${name} gives ${chosen} products, its own page ${total}.`);
  }
}

/** The checks of filters by brand, colour, price and category, against counts by hand. */
export const filterChecks: readonly Check[] = [
  { id: "filters.brands", section: "4.4", title: "finds exactly the products of the chosen brands", run: brands },
  { id: "filters.colors", section: "4.4", title: "says at every colour how many products it has", run: colors },
  { id: "filters.prices", section: "4.4", title: "finds exactly the products within the prices", run: prices },
  { id: "filters.bounds", section: "3.3", title: "gives bounds that hold every price", run: pricesAreBounded },
  {
    id: "filters.categories",
    section: "4.1",
    title: "counts the categories below as their own pages do",
    run: categories,
  },
];
