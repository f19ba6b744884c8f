export { csrfTokenCall, pageAnswerSchema, pageCall } from "./pageCall.ts";
export type { PageAnswer } from "./pageCall.ts";
export { namedLinkSchema, noticeSchema, pageDataSchema } from "./pageData.ts";
export type {
  BrandsPage,
  CartPage,
  CheckoutPage,
  ComparePage,
  ConfirmationPage,
  ContentPage,
  HomePage,
  ListingPage,
  NamedLink,
  NotFoundPage,
  Notice,
  PageData,
  PageName,
  ProductPage,
} from "./pageData.ts";
