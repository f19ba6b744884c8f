import * as paths from "./pagePaths.ts";
import { fillPath } from "./fillPath.ts";

/**
 * The addresses of a shop's pages. All links use a value of this type; a shop with other addresses passes its own to
 * the packages' providers, one value for all of them.
 */
export interface ShopAddresses {
  readonly home: string;
  readonly product: (productId: number) => string;
  /** Products matching a form's choices; takes a query. */
  readonly listing: string;
  /** Search results; takes `s`. */
  readonly search: string;
  /** Product comparison; takes `p`, the product ids. */
  readonly compare: string;
  readonly brands: string;
  /** The page of one brand, by its link; a brand with an override link has its page at the root. */
  readonly brand: (link: string, overrideLink?: string | null) => string;
  readonly cart: string;
  readonly checkout: string;
  readonly login: string;
  /** The page where a BankID login waits for the app. */
  readonly bankIdLogin: string;
  /** The logged-in customer's purchases. */
  readonly account: string;
  /** The page for creating an account. */
  readonly accountRegister: string;
  /** The page to request an e-mail for logging in or choosing another password. */
  readonly accountHelp: string;
  /**
   * The data the shop stores about the logged-in customer, and actions on it, two of which have their own pages below
   * it.
   */
  readonly accountData: string;
  /** The visitor's wish list. */
  readonly wishes: string;
  readonly leaveClub: string;
  readonly eraseData: string;
  readonly becomeMember: string;
  /** For members of the shop's club who have no account yet. */
  readonly alreadyMember: string;
  readonly terms: string;
  readonly returns: string;
  readonly accessibility: string;
  /** Information about cookies and personal data. */
  readonly privacy: string;
  /** The store finder; the hash with a store's id opens that store. */
  readonly stores: string;
  /** The picture of a ribbon, by the badge's id and its file name. */
  readonly badge: (badgeId: number, file: string) => string;
  /** Sets the session's theme and redirects back. */
  readonly theme: (id: string) => string;
  /** Converts the path of a call to an address of the backend, for forms without script and other backend resources. */
  readonly backend: (path: string) => string;
}

/** The folder of the backend's pictures, which are available in any width with the parameter `w`. */
export const uploadsPath = "/assets/uploads/";

/** The addresses of a shop that follows the contract of the calls. */
export const shopAddresses: ShopAddresses = {
  home: paths.homePath,
  product: (productId) => fillPath(paths.productPath, productId),
  listing: paths.filterPath,
  search: paths.searchPath,
  compare: paths.comparePath,
  brands: paths.brandsPath,
  brand: (link, overrideLink) => fillPath(overrideLink ? paths.brandAtRootPath : paths.brandPath, link),
  cart: paths.cartPath,
  checkout: paths.checkoutPath,
  login: paths.loginPath,
  bankIdLogin: paths.bankIdLoginPath,
  account: paths.accountPath,
  accountRegister: paths.accountRegisterPath,
  accountHelp: paths.accountHelpPath,
  accountData: paths.accountDataPath,
  wishes: paths.wishesPath,
  leaveClub: paths.leaveClubPath,
  eraseData: paths.eraseDataPath,
  becomeMember: paths.becomeMemberPath,
  alreadyMember: paths.alreadyMemberPath,
  terms: paths.termsPath,
  returns: paths.returnsPath,
  accessibility: paths.accessibilityPath,
  privacy: paths.privacyPath,
  stores: paths.storesPath,
  badge: (badgeId, file) => `${uploadsPath}badges/${badgeId}/${file}`,
  theme: (id) => `/admin/themes/set_active_theme/?id=${encodeURIComponent(id)}`,
  backend: (path) => path,
};
