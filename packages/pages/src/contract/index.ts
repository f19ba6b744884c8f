export { joinClubCall } from "./joinClubCall.ts";
export { csrfTokenCall, pageAnswerSchema, pageCall } from "./pageCall.ts";
export type { PageAnswer } from "./pageCall.ts";
export { endNewsletterCall, eraseDataCall, exportDataCall, leaveClubCall } from "./personalDataCalls.ts";
export { draftSchema, namedLinkSchema, noticeSchema, pageDataSchema } from "./pageData.ts";
export type {
  AccountDataPage,
  AccountPage,
  BrandsPage,
  CartPage,
  CheckoutPage,
  ComparePage,
  ConfirmationPage,
  ContentPage,
  Draft,
  HomePage,
  ListingPage,
  LoginPage,
  NamedLink,
  NotFoundPage,
  Notice,
  PageData,
  PageName,
  ProductPage,
  ReturnsPage,
  ReviewCompletePage,
  ReviewRefusalPage,
  ReviewPage,
  StorePage,
  StoresPage,
  WithdrawalPage,
} from "./pageData.ts";
export { matchPath, pageAddress, shopPageNames, shopPages } from "./shopPages.ts";
export type { ShopPage, ShopPageName } from "./shopPages.ts";
