/** One kind of page: where it lies, and what may be done with its answers. */
export interface ShopPage {
  /** The pattern of its addresses; `:name` is one part of the path. */
  readonly path: string;
  /** Who may keep an answer: anything in front of the shop, or nobody. */
  readonly cache: "shared" | "private";
  /**
   * `checkout` pages may run a payment provider's code, all others only the shop's own; `map` pages draw a map, whose
   * library writes HTML.
   */
  readonly zone: "shop" | "map" | "checkout";
}

const shared = <Path extends string>(path: Path) => ({ path, cache: "shared", zone: "shop" }) as const;
const personal = <Path extends string>(path: Path) => ({ path, cache: "private", zone: "shop" }) as const;
const checkout = <Path extends string>(path: Path) => ({ path, cache: "private", zone: "checkout" }) as const;
const map = <Path extends string>(path: Path) => ({ path, cache: "shared", zone: "map" }) as const;

/**
 * Every page of a shop, by name. A server makes them, a storefront shows them, and both read the addresses here. Where
 * two patterns fit an address, the first one counts.
 */
export const shopPages = {
  home: shared("/"),
  mainCategory: shared("/kategori/:level1"),
  category: shared("/kategori/:level1/:level2"),
  subcategory: shared("/kategori/:level1/:level2/:level3"),
  filter: shared("/produkter/filtrera"),
  search: shared("/produkter/sok"),
  compare: personal("/produkter/jamfor"),
  product: shared("/produkter/id/:productId"),
  brands: shared("/tillverkare"),
  brand: shared("/tillverkare/visa/:brandLink"),
  cart: personal("/varukorg"),
  checkout: checkout("/kassa/leverans"),
  calledOff: checkout("/checkoutv3"),
  confirmation: personal("/checkout/confirmation/:orderId"),
  paymentReturn: personal("/checkout/retur/:reference"),
  providerConfirmation: personal("/checkout/:provider/confirmation/:orderId"),
  login: personal("/login"),
  account: personal("/konto"),
  accountData: personal("/konto/uppgifter"),
  leaveClub: personal("/konto/uppgifter/lamna-klubben"),
  eraseData: personal("/konto/uppgifter/radera"),
  clubLeft: personal("/konto/uppgifter/medlemskapet-avslutat"),
  dataErased: personal("/konto/uppgifter/raderade"),
  club: shared("/kundklubb/:slug"),
  stores: map("/sidor/butiker/vara-butiker"),
  store: map("/sidor/butiker/:slug"),
  content: shared("/sidor/:slug"),
  review: personal("/product_review/:uuid"),
  reviewComplete: personal("/product_review/:uuid/complete"),
  reviewRefusal: personal("/product_review/:uuid/nej-tack"),
  returns: personal("/retur-och-reklamation"),
  caseReceipt: personal("/retur-och-reklamation/kvitto"),
  withdrawal: personal("/angra-kop"),
  withdrawalConfirm: personal("/angra-kop/bekrafta"),
  withdrawalReceipt: personal("/angra-kop/kvitto"),
  brandAtRoot: shared("/:overrideLink"),
} as const satisfies Readonly<Record<string, ShopPage>>;

/** The name of a page of a shop. */
export type ShopPageName = keyof typeof shopPages;

const isPage = (name: string): name is ShopPageName => Object.hasOwn(shopPages, name);

/** The names of all pages, in the order in which their patterns count. */
export const shopPageNames: readonly ShopPageName[] = Object.keys(shopPages).filter(isPage);

/** One value for each `:name` of a pattern. */
type PathParts<Path extends string> = Path extends `${string}:${string}/${infer Rest}`
  ? readonly [string | number, ...PathParts<Rest>]
  : Path extends `${string}:${string}`
    ? readonly [string | number]
    : readonly [];

/** The address of a page: a value for each `:name` of its pattern, in order, is written into it. */
export function pageAddress<Name extends ShopPageName>(
  name: Name,
  ...parts: PathParts<(typeof shopPages)[Name]["path"]>
): string {
  const values = parts.values();
  const { path } = shopPages[name];
  return path.replaceAll(/:\w+/g, () => encodeURIComponent(values.next().value ?? ""));
}

/** The parts of a path that stand for `:name` in a pattern, in order; null where it does not fit. */
export function matchPath(pattern: string, path: readonly string[]): readonly string[] | null {
  const wanted = pattern.split("/").filter(Boolean);
  if (wanted.length !== path.length) return null;
  if (!wanted.every((part, index) => part.startsWith(":") || part === path[index])) return null;
  return path.filter((_part, index) => wanted[index]?.startsWith(":"));
}
