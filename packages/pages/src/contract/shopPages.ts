import * as paths from "@torg/format/addresses";

/** One kind of page: its address, and how its answers may be cached and secured. */
export interface ShopPage {
  /** The pattern of its addresses; `:name` matches one segment of the path. */
  readonly path: string;
  /** Who may cache an answer: any shared cache, or none. */
  readonly cache: "shared" | "private";
  /**
   * `checkout` pages may run a payment provider's code, all others only the shop's own; `map` pages show a map, whose
   * library writes HTML.
   */
  readonly zone: "shop" | "map" | "checkout";
}

const shared = <Path extends string>(path: Path) => ({ path, cache: "shared", zone: "shop" }) as const;
const personal = <Path extends string>(path: Path) => ({ path, cache: "private", zone: "shop" }) as const;
const checkout = <Path extends string>(path: Path) => ({ path, cache: "private", zone: "checkout" }) as const;
const map = <Path extends string>(path: Path) => ({ path, cache: "shared", zone: "map" }) as const;

/**
 * Every page of a shop, by name. Servers create them and storefronts show them; both take the addresses from here. If
 * two patterns match an address, the first one wins.
 */
export const shopPages = {
  home: shared(paths.homePath),
  mainCategory: shared(paths.mainCategoryPath),
  category: shared(paths.categoryPath),
  subcategory: shared(paths.subcategoryPath),
  filter: shared(paths.filterPath),
  search: shared(paths.searchPath),
  compare: personal(paths.comparePath),
  product: shared(paths.productPath),
  brands: shared(paths.brandsPath),
  brand: shared(paths.brandPath),
  brandMainCategory: shared(paths.brandMainCategoryPath),
  brandCategory: shared(paths.brandCategoryPath),
  brandSubcategory: shared(paths.brandSubcategoryPath),
  cart: personal(paths.cartPath),
  checkout: checkout(paths.checkoutPath),
  calledOff: checkout(paths.cancelledPaymentPath),
  confirmation: personal(paths.confirmationPath),
  paymentReturn: personal(paths.paymentReturnPath),
  providerConfirmation: personal(paths.providerConfirmationPath),
  login: personal(paths.loginPath),
  bankIdLogin: personal(paths.bankIdLoginPath),
  account: personal(paths.accountPath),
  accountRegister: personal(paths.accountRegisterPath),
  accountHelp: personal(paths.accountHelpPath),
  accountLink: personal(paths.accountLinkPath),
  wishes: personal(paths.wishesPath),
  watch: personal(paths.watchPath),
  accountData: personal(paths.accountDataPath),
  leaveClub: personal(paths.leaveClubPath),
  eraseData: personal(paths.eraseDataPath),
  clubLeft: personal(paths.clubLeftPath),
  dataErased: personal(paths.dataErasedPath),
  club: personal(paths.clubPath),
  stores: map(paths.storesPath),
  store: map(paths.storePath),
  content: shared(paths.contentPath),
  review: personal(paths.reviewPath),
  reviewComplete: personal(paths.reviewCompletePath),
  reviewRefusal: personal(paths.reviewRefusalPath),
  returns: personal(paths.returnsPath),
  caseReceipt: personal(paths.caseReceiptPath),
  withdrawal: personal(paths.withdrawalPath),
  withdrawalConfirm: personal(paths.withdrawalConfirmPath),
  withdrawalReceipt: personal(paths.withdrawalReceiptPath),
  desk: personal(paths.deskPath),
  deskSection: personal(paths.deskSectionPath),
  deskItem: personal(paths.deskItemPath),
  brandAtRoot: shared(paths.brandAtRootPath),
} as const satisfies Readonly<Record<string, ShopPage>>;

/** The name of a page of the shop. */
export type ShopPageName = keyof typeof shopPages;

const isPage = (name: string): name is ShopPageName => Object.hasOwn(shopPages, name);

/** The names of all pages, in the order in which their patterns are matched. */
export const shopPageNames: readonly ShopPageName[] = Object.keys(shopPages).filter(isPage);

/** The address of a page: fills in a value for each `:name` of its pattern, in order. */
export function pageAddress<Name extends ShopPageName>(
  name: Name,
  ...parts: paths.PathParts<(typeof shopPages)[Name]["path"]>
): string {
  return paths.fillPath(shopPages[name].path, ...parts);
}

/** Patterns are few, and each page's address is matched against many of them. */
const patternParts = new Map<string, readonly string[]>();

/** The segments of a path that match `:name` in a pattern, in order; null when the path does not match. */
export function matchPath(pattern: string, path: readonly string[]): readonly string[] | null {
  const segments = patternParts.get(pattern) ?? pattern.split("/").filter(Boolean);
  patternParts.set(pattern, segments);
  if (segments.length !== path.length) return null;
  if (!segments.every((part, index) => part.startsWith(":") || part === path[index])) return null;
  return path.filter((_part, index) => segments[index]?.startsWith(":"));
}
