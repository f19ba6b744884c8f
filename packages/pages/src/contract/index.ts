export { csrfTokenCall, pageAnswerSchema, pageCall } from "./pageCall.ts";
export type { PageAnswer } from "./pageCall.ts";
export { draftSchema, namedLinkSchema, noticeSchema, pageDataSchema } from "./pageData.ts";
export type {
  AccountDataPageData,
  AccountPageData,
  BrandsPageData,
  CartPageData,
  CheckoutPageData,
  ComparePageData,
  ConfirmationPageData,
  ContentPageData,
  Draft,
  HomePageData,
  ListingPageData,
  LoginPageData,
  NamedLink,
  NotFoundPageData,
  Notice,
  PageData,
  PageName,
  ProductPageData,
  ReturnsPageData,
  ReviewCompletePageData,
  ReviewRefusalPageData,
  ReviewPageData,
  StorePageData,
  StoresPageData,
  WithdrawalPageData,
} from "./pageData.ts";
export { matchPath, pageAddress, shopPageNames, shopPages } from "./shopPages.ts";
export type { ShopPage, ShopPageName } from "./shopPages.ts";
