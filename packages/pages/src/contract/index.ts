export { csrfTokenPath } from "@torg/http";
export { pageDataPath } from "./pageDataPath.ts";
export { csrfTokenCall, pageResponseSchema, pageCall } from "./pageCall.ts";
export type { PageResponse } from "./pageCall.ts";
export { namedLinkSchema, pageDataSchema, pageFlashSchema, pageMessageSchema } from "./pageData.ts";
export type { NamedLink, PageData, PageFlash, PageMessage, PageName } from "./pageData.ts";
export type {
  AccountDataPageData,
  AccountPageData,
  BrandsPageData,
  CampaignPageData,
  CartPageData,
  CheckoutPageData,
  ComparePageData,
  ConfirmationPageData,
  ContentPageData,
  DeskPageData,
  HomePageData,
  ListingPageData,
  BankIdLoginPageData,
  LoginPageData,
  WishesPageData,
  NotFoundPageData,
  ProductPageData,
  ReturnsPageData,
  ReviewCompletePageData,
  ReviewPageData,
  ReviewRefusalPageData,
  StorePageData,
  StoresPageData,
  WithdrawalPageData,
} from "./pageKinds.ts";
export { matchPath, pageAddress, shopPageNames, shopPages } from "./shopPages.ts";
export type { ShopPage, ShopPageName } from "./shopPages.ts";
