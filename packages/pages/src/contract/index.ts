export { csrfTokenCall, pageAnswerSchema, pageCall } from "./pageCall.ts";
export type { PageAnswer } from "./pageCall.ts";
export { draftSchema, namedLinkSchema, noticeSchema, pageDataSchema } from "./pageData.ts";
export type {
  BrandsPage,
  CartPage,
  CheckoutPage,
  ComparePage,
  ConfirmationPage,
  ContentPage,
  Draft,
  HomePage,
  ListingPage,
  NamedLink,
  NotFoundPage,
  Notice,
  PageData,
  PageName,
  ProductPage,
  StorePage,
  StoresPage,
} from "./pageData.ts";
