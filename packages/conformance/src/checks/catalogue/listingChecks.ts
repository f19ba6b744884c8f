import { pageAddress } from "@torg/pages/contract";
import { listingCall, type ListingProduct, productsByIdCall } from "@torg/catalog/contract";
import type { Check, Probe } from "../../core/Check.ts";
import { demand, demandSame, NotTried, need } from "../../core/outcomes.ts";
import { fetchAll, fetchPages, sortedIds } from "../../shop/countByHand.ts";
import { listingParameters } from "../../shop/listingParameters.ts";

const manyPages = async (probe: Probe) => {
  const listing = await probe.shop.listing();
  const { total, perPage } = listing.filters;
  if (total <= perPage) throw new NotTried("No listing that was looked at has more than one page.");
  return listing;
};

async function pageAndCallAgree(probe: Probe): Promise<void> {
  const listing = await probe.shop.listing();
  const visitor = await probe.visit();
  const { total, products, specifications } = await visitor.ask(listingCall, listingParameters(listing));
  demandSame(total, listing.filters.total, "The call's total beside the page's");
  demandSame(
    products.map(({ productId: id }) => id),
    listing.filters.products.map(({ productId: id }) => id),
    "The call's products beside the page's",
  );
  demandSame(specifications, listing.filters.specifications, "The call's specifications beside the page's");
}

async function searchAsPage(probe: Probe): Promise<void> {
  const { name } = await probe.shop.oneBuyable();
  const words = name.split(/\s+/).slice(0, 2);
  const page = await probe.shop.page(`${pageAddress("search")}?s=${encodeURIComponent(words.join(" "))}`);
  if (page?.page !== "listing") throw new NotTried("There is no search page: see pages.fixed.");
  demand(page.filters.total > 0, `The search for ${words.join(" ")} finds nothing.`);
  const visitor = await probe.visit();
  const { s: _, ...parameters } = listingParameters(page);
  const query = new URLSearchParams(parameters).toString();
  for (const space of ["+", "%20"]) {
    const written = words.map(encodeURIComponent).join(space);
    const { data } = await visitor.sendBad(listingCall, { url: `${listingCall.path}?${query}&s=${written}` });
    const read = listingCall.response.safeParse(data);
    demand(read.success, `The search with ${space} between words was answered in an unknown shape.`);
    demandSame(read.data.total, page.filters.total, `The total of the search with ${space}`);
  }
}

async function brandAsPage(probe: Probe): Promise<void> {
  const { layout } = await probe.shop.home();
  const found = layout.brands.filter((brand) => brand.link !== "" && (brand.overrideLink ?? "") === "");
  const visitor = await probe.visit();
  for (const { brandId: id, link } of found.slice(0, 4)) {
    const page = await probe.shop.page(pageAddress("brand", link));
    if (page?.page !== "listing") {
      probe.fault(`${pageAddress("brand", link)} of the menu is ${page?.page ?? "no page"}, not a listing.`);
      continue;
    }
    const parameters = { ...listingParameters(page), brands: `${id}|`, from_brands: "1" };
    const { total, products } = await visitor.ask(listingCall, parameters);
    const strange = products.filter((product) => product.brandId !== id);
    demandSame(
      strange.map((product) => product.productId),
      [],
      `The products of other brands on the page of ${link}`,
    );
    demandSame(total, page.filters.total, `The total of brand ${link} beside its page's`);
  }
  if (found.length === 0) throw new NotTried("The menu has no brands.");
}

async function pagesHoldEverything(probe: Probe): Promise<void> {
  const listing = await manyPages(probe);
  const { ids, first } = await fetchPages(await probe.visit(), listingParameters(listing));
  const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
  demand(repeated.length === 0, `Products ${repeated.join(", ")} stand on more than one page.`);
  demandSame(ids.length, first.total, "The number of products on all pages");
}

async function pagesAreFull(probe: Probe): Promise<void> {
  const parameters = listingParameters(await manyPages(probe));
  const visitor = await probe.visit();
  const first = await visitor.ask(listingCall, parameters);
  demandSame(first.products.length, first.perPage, "The number of products on the first page");
  const few = await visitor.ask(listingCall, { ...parameters, per_page: "5" });
  demandSame(few.products.length, Math.min(few.perPage, few.total), "The number of products on a page of another size");
  demandSame(few.total, first.total, "The total with another page size");
}

async function allAtOnce(probe: Probe): Promise<void> {
  const parameters = listingParameters(await manyPages(probe));
  const visitor = await probe.visit();
  const [all, paged] = [await fetchAll(visitor, parameters), await fetchPages(visitor, parameters)];
  demandSame(sortedIds(all.ids), sortedIds(new Set(paged.ids)), "The products of show_all beside those of all pages");
  demandSame(all.first.paginationLinks, "", "The page links of show_all");
  demandSame(all.first.total, paged.first.total, "The total of show_all");
}

const linksIn = (html: string): readonly string[] =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, address]) => (address ?? "").replaceAll("&amp;", "&"));

async function pageLinks(probe: Probe): Promise<void> {
  const listing = await manyPages(probe);
  const parameters = listingParameters(listing);
  const visitor = await probe.visit();
  const { paginationLinks: html, total, perPage } = await visitor.ask(listingCall, parameters);
  const links = linksIn(html);
  demand(links.length > 0, "There are several pages and no links to them.");
  demand(!/<script|javascript:|\son\w+=/i.test(html), "The page links hold script.");
  const pages = links.map((link) => Number(new URL(link, "http://shop").searchParams.get("page") ?? 1));
  demandSame(Math.max(...pages), Math.ceil(total / perPage), "The last page that is linked");
  const lost = links.filter((link) => new URL(link, "http://shop").searchParams.get("cat1") !== parameters["cat1"]);
  if (parameters["cat1"] !== "") demandSame(lost, [], "Page links that lose the category");
  const { products } = await visitor.ask(listingCall, { ...parameters, page: "2" });
  const page = await probe.shop.page(
    need(
      links.find((link) => link.includes("page=2")),
      "No link to page 2.",
    ),
  );
  demandSame(
    page?.page === "listing" ? page.filters.products.map(({ productId: id }) => id) : null,
    products.map(({ productId: id }) => id),
    "The products behind the link to page 2",
  );
}

const price = (product: ListingProduct): number | null => (product.hidesPrice ? null : product.priceOre);
const collator = new Intl.Collator("sv");

/** Whether two neighbours are in the wrong order, by sorting; other sortings are not checked. */
const wrongAfter: Readonly<Record<string, (a: ListingProduct, b: ListingProduct) => boolean>> = {
  price_asc: (a, b) => (price(a) ?? 0) > (price(b) ?? Infinity),
  price_desc: (a, b) => (price(a) ?? Infinity) < (price(b) ?? 0),
  name_asc: (a, b) => collator.compare(a.name, b.name) > 0,
  rating_desc: (a, b) => (a.averageRating ?? 0) < (b.averageRating ?? 0),
};

async function sorting(probe: Probe): Promise<void> {
  const listing = await probe.shop.listing();
  const visitor = await probe.visit();
  const parameters = listingParameters(listing);
  const usual = await fetchAll(visitor, parameters);
  const { sortOptions: options } = listing.filters;
  if (options.length === 0) throw new NotTried("The listing offers no ways to sort.");
  for (const { value } of options) {
    const { ids, products } = await fetchAll(visitor, { ...parameters, sorting: value });
    if (JSON.stringify(sortedIds(ids)) !== JSON.stringify(sortedIds(usual.ids))) {
      probe.fault(`Sorted by ${value}, the listing holds other products.`);
    }
    const isWrong = wrongAfter[value] ?? (() => false);
    const at = products.findIndex((product, index) => {
      const next = products[index + 1];
      return next !== undefined && isWrong(product, next);
    });
    if (at >= 0) probe.fault(`Sorted by ${value}, product ${ids[at + 1]} stands after product ${ids[at]}.`);
  }
}

async function sortingOverPages(probe: Probe): Promise<void> {
  const listing = await manyPages(probe);
  const visitor = await probe.visit();
  const [option] = listing.filters.sortOptions.filter(({ value }) => value !== listing.filters.sorting);
  const { value } = need(option, "The listing offers one way to sort.");
  const parameters = { ...listingParameters(listing), sorting: value };
  const [all, paged] = [await fetchAll(visitor, parameters), await fetchPages(visitor, parameters)];
  demandSame(paged.ids, all.ids, `The order by ${value} over all pages`);
}

async function addressGivesTheSame(probe: Probe): Promise<void> {
  const listing = await probe.shop.listing();
  const visitor = await probe.visit();
  const [brand] = listing.filters.brands;
  const { id } = need(brand, "The listing has no brands.");
  const parameters = { ...listingParameters(listing), brands: `${id}|`, sorting: "price_asc" };
  const { url, total, products } = await visitor.ask(listingCall, parameters);
  demand(url.startsWith(`${listingCall.path}?`), `The answer's url is ${url}, should begin ${listingCall.path}?`);
  const page = await probe.shop.page(url);
  if (page?.page !== "listing") throw new NotTried("The answer's url is no listing: see pages.fixed.");
  demandSame(page.filters.chosenBrands, [id], "The chosen brands of the page at the answer's url");
  demandSame(page.filters.sorting, "price_asc", "The sorting of the page at the answer's url");
  demandSame(page.filters.total, total, "The total of the page at the answer's url");
  demandSame(
    page.filters.products.map((product) => product.productId),
    products.map((product) => product.productId),
    "The products of the page at the answer's url",
  );
}

async function answersAsData(probe: Probe): Promise<void> {
  const visitor = await probe.visit();
  const exchange = await visitor.send(listingCall, listingParameters(await probe.shop.listing()));
  const vary = (exchange.headers.get("vary") ?? "").toLowerCase();
  demand(vary.includes("accept") && vary.includes("x-requested-with"), "Vary lacks Accept or X-Requested-With.");
  demand(/no-store/.test(exchange.headers.get("cache-control") ?? ""), "The answer has no Cache-Control: no-store.");
  const json = await visitor.open(listingCall.path, { Accept: "application/json" });
  demand(json.data !== undefined, "With Accept: application/json alone the answer is no JSON.");
}

async function answersAsPage(probe: Probe): Promise<void> {
  const { headers, status } = await (await probe.visit()).open(listingCall.path);
  if (status === 404 || headers.get("content-type")?.includes("json") === true) {
    throw new NotTried("This backend serves no pages; a storefront in front of it does.");
  }
  demand(headers.get("content-type")?.includes("text/html") === true, "A browser gets no HTML at /produkter/filtrera.");
}

async function oddNumbers(probe: Probe): Promise<void> {
  const parameters = listingParameters(await probe.shop.listing());
  const visitor = await probe.visit();
  const usual = await visitor.ask(listingCall, parameters);
  for (const change of [{ page: "99999" }, { per_page: "" }, { per_page: "100000" }, { sorting: "unheard-of" }]) {
    const answer = await visitor.ask(listingCall, { ...parameters, ...change });
    if (answer.total !== usual.total) probe.fault(`With ${JSON.stringify(change)} the total is ${answer.total}.`);
    const isFull = answer.products.length <= Math.max(answer.perPage, 0);
    if (!isFull) probe.fault(`With ${JSON.stringify(change)} the page holds more than per_page says.`);
  }
}

async function productsById(probe: Probe): Promise<void> {
  const wanted = (await probe.shop.products()).slice(0, 3).map(({ productId }) => productId);
  const ids = [...wanted.toReversed(), 999_999_999];
  const visitor = await probe.visit();
  const found = await visitor.send(productsByIdCall, { ids });
  if (found.status === 404) throw new NotTried("The backend gives no products by their numbers.");
  const { products } = await visitor.ask(productsByIdCall, { ids });
  demandSame(
    products.map(({ productId: id }) => id),
    wanted.toReversed(),
    "The products in the order of their numbers",
  );
}

/** The checks of the listing call without filters. */
export const listingChecks: readonly Check[] = [
  { id: "listing.as-page", section: "2.5", title: "answers the call as the page shows it", run: pageAndCallAgree },
  {
    id: "listing.search",
    section: "4.1",
    title: "searches by the call as on the page, however blanks are written",
    run: searchAsPage,
  },
  { id: "listing.brand", section: "4.1", title: "lists a brand by the call as on its page", run: brandAsPage },
  { id: "paging.whole", section: "4.4", title: "holds every product on exactly one page", run: pagesHoldEverything },
  { id: "paging.full", section: "4.1", title: "fills pages to the size that was asked for", run: pagesAreFull },
  { id: "paging.show-all", section: "4.1", title: "gives everything at once with show_all", run: allAtOnce },
  { id: "paging.links", section: "4.5", title: "links to its pages, with every parameter", run: pageLinks },
  { id: "sorting.order", section: "4.1", title: "sorts by price, name and rating as it says", run: sorting },
  { id: "sorting.pages", section: "4.1", title: "keeps one order over all pages", run: sortingOverPages },
  { id: "listing.url", section: "4.4", title: "gives an address that shows the same again", run: addressGivesTheSame },
  { id: "listing.data", section: "1.7", title: "marks the answer as data that nobody stores", run: answersAsData },
  { id: "listing.html", section: "1.7", title: "gives a browser the page", run: answersAsPage },
  { id: "products.by-id", section: "4.1+", title: "gives products by their numbers, in order", run: productsById },
  { id: "listing.odd", section: "4.1", title: "copes with odd pages, sizes and sortings", run: oddNumbers },
];
