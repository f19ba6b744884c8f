import { matchPath, type ShopPageName, shopPageNames, shopPages } from "@torg/pages/contract";
import { accountDataPage, accountEndPage } from "./account/accountDataPages.ts";
import { accountHelpPage, accountLinkPage, accountRegisterPage } from "./account/accountEmailPages.ts";
import { accountPage, loginPage } from "./account/accountPages.ts";
import { bankIdLoginPage } from "./account/bankIdLoginPage.ts";
import { brandsPage, comparePage, homePage, productPage } from "./catalogue/cataloguePages.ts";
import {
  clubPage,
  contentPage,
  reviewCompletePage,
  reviewPage,
  reviewRefusalPage,
  storePage,
  storesPage,
} from "./content/contentPages.ts";
import { deskPage } from "./desk/deskPage.ts";
import {
  brandPage,
  categoryPage,
  facetPage,
  filterPage,
  overriddenBrandPage,
  searchPage,
} from "./catalogue/listingPages.ts";
import { movedPages } from "../catalogue/sitemap/movedPages.ts";
import { cartPage } from "./purchase/cartPage.ts";
import { cancelledPaymentPage, checkoutPage } from "./purchase/checkoutPage.ts";
import { confirmationPage } from "./purchase/confirmationPage.ts";
import { paymentReturnPage, providerConfirmationPage } from "./purchase/paymentReturnPage.ts";
import {
  caseReceiptPage,
  returnsPage,
  withdrawalConfirmPage,
  withdrawalPage,
  withdrawalReceiptPage,
} from "./content/servicePages.ts";
import { watchPage } from "./account/watchPage.ts";
import { wishesPage } from "./account/wishesPage.ts";
import type { FoundPage } from "./pageBody.ts";
import type { PageInput } from "./PageInput.ts";

type Maker = (input: PageInput) => Promise<FoundPage>;

/** The maker of each page of the shop. */
const makers: Readonly<Record<ShopPageName, Maker>> = {
  home: homePage,
  mainCategory: categoryPage,
  category: categoryPage,
  subcategory: categoryPage,
  filter: filterPage,
  search: searchPage,
  compare: comparePage,
  product: productPage,
  brands: brandsPage,
  brand: brandPage,
  brandMainCategory: facetPage,
  brandCategory: facetPage,
  brandSubcategory: facetPage,
  cart: cartPage,
  checkout: checkoutPage,
  calledOff: cancelledPaymentPage,
  confirmation: confirmationPage,
  paymentReturn: paymentReturnPage,
  providerConfirmation: providerConfirmationPage,
  login: loginPage,
  bankIdLogin: bankIdLoginPage,
  account: accountPage,
  accountData: accountDataPage("overview"),
  accountRegister: accountRegisterPage,
  accountHelp: accountHelpPage,
  accountLink: accountLinkPage,
  watch: watchPage,
  wishes: wishesPage,
  leaveClub: accountDataPage("leave"),
  eraseData: accountDataPage("erase"),
  clubLeft: accountEndPage("left"),
  dataErased: accountEndPage("erased"),
  club: clubPage,
  stores: storesPage,
  store: storePage,
  content: contentPage,
  review: reviewPage,
  reviewComplete: reviewCompletePage,
  reviewRefusal: reviewRefusalPage,
  returns: returnsPage,
  caseReceipt: caseReceiptPage,
  withdrawal: withdrawalPage,
  withdrawalConfirm: withdrawalConfirmPage,
  withdrawalReceipt: withdrawalReceiptPage,
  desk: deskPage,
  deskSection: deskPage,
  deskItem: deskPage,
  brandAtRoot: overriddenBrandPage,
};

/** Makes the page of an address; null when there is none. */
export async function findPage(input: Omit<PageInput, "parts">): Promise<FoundPage> {
  const path = split(input.url.pathname);
  if (path === null) return null;
  const redirect = movedPages.get(`/${path.join("/")}`);
  if (redirect !== undefined) return { redirect, status: 301 };
  for (const name of shopPageNames) {
    const parts = matchPath(shopPages[name].path, path);
    if (parts === null) continue;
    const found = await makers[name]({ ...input, parts });
    return found ?? moved(input);
  }
  return moved(input);
}

function split(pathname: string): readonly string[] | null {
  try {
    return pathname.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return null;
  }
}

/** The redirect of an old address; these may be stored with or without a trailing slash. */
async function moved({ context, url }: Omit<PageInput, "parts">): Promise<FoundPage> {
  const path = url.pathname.replace(/\/$/, "");
  const row = await context.db
    .selectFrom("redirect")
    .select(["target", "status"])
    .where("path", "in", [path, `${path}/`])
    .orderBy("path")
    .executeTakeFirst();
  return row === undefined ? null : { redirect: row.target, status: row.status };
}
