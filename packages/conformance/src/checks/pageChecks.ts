import { setThemeCall } from "@torg/navigation/contract";
import { pageAddress, pageCall, type PageName } from "@torg/pages/contract";
import type { Check, Probe } from "../core/Check.ts";
import { member } from "../core/member.ts";
import { demand, demandSame, NotTried, need } from "../core/outcomes.ts";
import { categoryAddresses } from "../shop/categoryAddresses.ts";

/** Addresses fixed by the contract, with their pages. */
const fixedPages: readonly (readonly [string, PageName])[] = [
  ["/", "home"],
  [pageAddress("brands"), "brands"],
  [pageAddress("compare"), "compare"],
  [pageAddress("checkout"), "checkout"],
  [pageAddress("calledOff"), "checkout"],
  [pageAddress("login"), "login"],
  [pageAddress("stores"), "stores"],
  [pageAddress("returns"), "returns"],
  [pageAddress("filter"), "listing"],
  [`${pageAddress("search")}?s=a`, "listing"],
];

async function fixedAddresses(probe: Probe): Promise<void> {
  for (const [path, name] of fixedPages) {
    const page = await probe.shop.page(path);
    if (page?.page !== name) probe.fault(`${path} is ${page?.page ?? "no page"}, should be ${name}.`);
    else if (page.title === "") probe.fault(`${path} has no title.`);
  }
}

async function menuLeadsSomewhere(probe: Probe): Promise<void> {
  const { layout } = await probe.shop.home();
  const addresses = categoryAddresses(layout);
  demand(addresses.length > 0, "The menu has no categories.");
  for (const address of addresses.slice(0, 12)) {
    const page = await probe.shop.page(address);
    if (page?.page !== "listing") probe.fault(`${address} of the menu is ${page?.page ?? "no page"}, not a listing.`);
  }
}

async function productsHavePages(probe: Probe): Promise<void> {
  for (const product of (await probe.shop.products()).slice(0, 6)) {
    const detail = await probe.shop.detail(product);
    const place = `${product.url} of product ${product.productId}`;
    if (detail === null) probe.fault(`${place} is no product page.`);
    else if (detail.productId !== product.productId) probe.fault(`${place} shows product ${detail.productId}.`);
    else if (detail.priceOre !== product.priceOre) {
      probe.fault(`${place} costs ${detail.priceOre} there and ${product.priceOre} listed.`);
    }
  }
}

async function unknownPage(probe: Probe): Promise<void> {
  const exchange = await (await probe.visit()).send(pageCall, { path: "/finns/inte/alls" });
  demandSame(exchange.status, 404, "The status of an unknown address");
  demandSame(member(member(exchange.data, "page"), "page"), "not_found", "The page of an unknown address");
  demand(member(exchange.data, "settings") !== undefined, "The answer for an unknown address has no settings.");
}

async function movedBrand(probe: Probe): Promise<void> {
  const { layout } = await probe.shop.home();
  const moved = layout.brands.find((brand) => (brand.overrideLink ?? "") !== "");
  const { link, overrideLink: target } = need(moved, "No brand has an address of its own.");
  const { data } = await (await probe.visit()).send(pageCall, { path: pageAddress("brand", link) });
  demandSame(member(data, "redirect"), `/${target ?? ""}`.replace("//", "/"), "The address that the brand moved to");
  demandSame(member(data, "status"), 301, "The status of the move");
}

async function compareKeepsOrder(probe: Probe): Promise<void> {
  const ids = (await probe.shop.buyable(3)).map((product) => product.productId).toReversed();
  const page = await probe.shop.page(`${pageAddress("compare")}?p=${ids.join(",")}`);
  if (page?.page !== "compare") throw new NotTried("There is no compare page.");
  demandSame(
    page.products.map((product) => product.productId),
    ids,
    "The products of the compare page",
  );
}

async function themeLeadsBack(probe: Probe): Promise<void> {
  const visitor = await probe.visit();
  const { settings } = await probe.shop.home();
  const { status, headers } = await visitor.send(setThemeCall, { id: settings.theme });
  demandSame(status, 302, "The status of the theme's address");
  demandSame(headers.get("location"), "/", "Where the theme's address leads without a page before it");
  const away = await visitor.send(
    setThemeCall,
    { id: settings.theme },
    { headers: { Referer: "https://elsewhere.example/page" } },
  );
  demand(
    !(away.headers.get("location") ?? "").includes("elsewhere.example"),
    "The theme's address leads off the shop.",
  );
}

/** The checks of page data. */
export const pageChecks: readonly Check[] = [
  { id: "pages.fixed", section: "2.1", title: "has the pages whose addresses are fixed", run: fixedAddresses },
  { id: "pages.menu", section: "2.4", title: "leads from the menu to listings", run: menuLeadsSomewhere },
  {
    id: "pages.product",
    section: "3.6",
    title: "shows on its page the product that was listed",
    run: productsHavePages,
  },
  { id: "pages.unknown", section: "2.2", title: "answers an unknown address with 404 and its page", run: unknownPage },
  { id: "pages.moved", section: "2.1", title: "says where a brand's page has moved to", run: movedBrand },
  {
    id: "pages.compare",
    section: "2.4",
    title: "compares products in the order of the address",
    run: compareKeepsOrder,
  },
  {
    id: "pages.theme",
    section: "11.1",
    title: "switches the theme and leads back, never off the shop",
    run: themeLeadsBack,
  },
];
