/** How an answer may be kept: by anything in front of the shop, or by nobody. */
export type CachePolicy = "shared" | "private";

/** One pattern of page addresses. */
export interface PageRoute {
  /** Pattern in the router's syntax. */
  readonly path: string;
  readonly cache: CachePolicy;
  /**
   * `checkout` pages may run a payment provider's code, all others only the shop's own; `map` pages draw a map, whose
   * library writes HTML.
   */
  readonly zone: "shop" | "map" | "checkout";
}

const shop = (path: string): PageRoute => ({ path, cache: "shared", zone: "shop" });
const personal = (path: string): PageRoute => ({ path, cache: "private", zone: "shop" });
const checkout = (path: string): PageRoute => ({ path, cache: "private", zone: "checkout" });

/** Every address that is a page. What it shows is decided by the shop server; the last line also finds lost visitors. */
export const pageRoutes = [
  shop("/"),
  shop("/kategori/:level1"),
  shop("/kategori/:level1/:level2"),
  shop("/kategori/:level1/:level2/:level3"),
  shop("/produkter/filtrera"),
  shop("/produkter/sok"),
  shop("/produkter/id/:productId"),
  personal("/produkter/jamfor"),
  shop("/tillverkare"),
  shop("/tillverkare/visa/:brandLink"),
  personal("/varukorg"),
  checkout("/kassa/leverans"),
  checkout("/checkoutv3"),
  personal("/checkout/confirmation/:orderId"),
  personal("/checkout/:provider/confirmation/:orderId"),
  personal("/checkout/retur/:reference"),
  personal("/login"),
  personal("/konto"),
  personal("/konto/uppgifter"),
  personal("/konto/uppgifter/:step"),
  shop("/kundklubb"),
  shop("/kundklubb/:slug"),
  { path: "/sidor/butiker/:slug", cache: "shared", zone: "map" },
  shop("/sidor/:slug"),
  personal("/product_review/:uuid"),
  personal("/product_review/:uuid/complete"),
  personal("/product_review/:uuid/nej-tack"),
  personal("/retur-och-reklamation"),
  personal("/retur-och-reklamation/kvitto"),
  personal("/angra-kop"),
  personal("/angra-kop/:step"),
  shop("/*"),
] as const satisfies readonly PageRoute[];
