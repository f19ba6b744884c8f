import type { PageData } from "./pageData.ts";

// The data of one kind of page each.
export type AccountPageData = Extract<PageData, { page: "account" }>;
export type AccountDataPageData = Extract<PageData, { page: "account_data" }>;
export type HomePageData = Extract<PageData, { page: "home" }>;
export type ListingPageData = Extract<PageData, { page: "listing" }>;
export type ProductPageData = Extract<PageData, { page: "product" }>;
export type ComparePageData = Extract<PageData, { page: "compare" }>;
export type BrandsPageData = Extract<PageData, { page: "brands" }>;
export type CheckoutPageData = Extract<PageData, { page: "checkout" }>;
export type CartPageData = Extract<PageData, { page: "cart" }>;
export type StoresPageData = Extract<PageData, { page: "stores" }>;
export type StorePageData = Extract<PageData, { page: "store" }>;
export type CampaignPageData = Extract<PageData, { page: "campaign" }>;
export type ContentPageData = Extract<PageData, { page: "content" }>;
export type ConfirmationPageData = Extract<PageData, { page: "confirmation" }>;
export type DeskPageData = Extract<PageData, { page: "desk" }>;
export type NotFoundPageData = Extract<PageData, { page: "not_found" }>;
export type WishesPageData = Extract<PageData, { page: "wishes" }>;
export type BankIdLoginPageData = Extract<PageData, { page: "bankid" }>;
export type LoginPageData = Extract<PageData, { page: "login" }>;
export type ReturnsPageData = Extract<PageData, { page: "returns" }>;
export type ReviewPageData = Extract<PageData, { page: "review" }>;
export type ReviewCompletePageData = Extract<PageData, { page: "review_complete" }>;
export type ReviewRefusalPageData = Extract<PageData, { page: "review_refusal" }>;
export type WithdrawalPageData = Extract<PageData, { page: "withdrawal" }>;
