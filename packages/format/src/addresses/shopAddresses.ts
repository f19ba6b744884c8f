import * as paths from "./pagePaths.ts";
import { fillPath } from "./fillPath.ts";

/**
 * Where the pages of a shop lie. Every part that leads somewhere takes its addresses from a value of this kind; a shop
 * with other addresses gives its own to the providers of the packages, one value for all of them.
 */
export interface ShopAddresses {
  readonly home: string;
  readonly product: (productId: number) => string;
  /** The products that a form asks for by what is chosen in it; gets a query. */
  readonly listing: string;
  /** What a search finds; gets `s`. */
  readonly search: string;
  /** Products side by side; gets `p`, the ids of the products. */
  readonly compare: string;
  readonly brands: string;
  /** The page of one brand, by its link; a brand with an override link has its page at the root. */
  readonly brand: (link: string, overrideLink?: string | null) => string;
  readonly cart: string;
  readonly checkout: string;
  readonly login: string;
  /** Where a login by BankID waits for the app. */
  readonly bankIdLogin: string;
  /** The purchases of who is logged in. */
  readonly account: string;
  /** Where somebody opens an account. */
  readonly accountRegister: string;
  /** Where a letter is asked for by which somebody logs in, or chooses another password. */
  readonly accountHelp: string;
  /** What the shop holds about who is logged in, and what may be done with it; below it lie two pages of their own. */
  readonly accountData: string;
  /** What a visitor has set aside. */
  readonly wishes: string;
  readonly leaveClub: string;
  readonly eraseData: string;
  readonly becomeMember: string;
  /** For members of the shop's club who have no account yet. */
  readonly alreadyMember: string;
  readonly terms: string;
  readonly returns: string;
  readonly accessibility: string;
  /** What is told of cookies and personal data. */
  readonly privacy: string;
  /** The store finder; a store is opened there by its id as the hash. */
  readonly stores: string;
  /** The picture of a ribbon, by the badge's id and the name of its file. */
  readonly badge: (badgeId: number, file: string) => string;
  /** Gives the session another look and leads back to where it was asked for. */
  readonly theme: (id: string) => string;
  /** Where a form without script goes, and what else is the backend's: from the path of a call to an address. */
  readonly backend: (path: string) => string;
}

/** The folder of the backend's pictures, each of which comes in any width by the parameter `w`. */
export const uploadsPath = "/assets/uploads/";

/** The addresses of a shop that keeps to the contract of the calls. */
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
