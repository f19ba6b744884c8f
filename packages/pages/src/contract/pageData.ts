import { accountOrderSchema, bankIdLoginSchema, orderProgressSchema } from "@torg/account/contract";
import { accountLinkKinds } from "@torg/account/domain";
import {
  compareSuggestionSchema,
  deliveryPromiseSchema,
  filtersSchema,
  listingProductSchema,
  productDetailSchema,
  puffImageSchema,
  toneSchema,
} from "@torg/catalog/contract";
import { campaignKinds } from "@torg/catalog/domain";
import { appPaymentSchema, countrySchema, customerDetailsSchema, placedOrderSchema } from "@torg/checkout/contract";
import type { AppPayment, PlacedOrder } from "@torg/checkout/domain";
import type { CustomerDetails } from "@torg/checkout/domain/customer";
import { deskViewSchema } from "@torg/desk/contract";
import { wireFlag, wireObject, wireText as text, wireTextOrNull as textOrNull } from "@torg/http";
import { layoutSchema, menuBrandSchema } from "@torg/navigation/contract";
import {
  caseReceiptSchema,
  guaranteePictureSchema,
  legalGuaranteeSchema,
  recallSchema,
  returnOrderSchema,
  withdrawalReceiptSchema,
} from "@torg/returns/contract";
import { reviewSchema } from "@torg/reviews/contract";
import { storeSchema } from "@torg/stores/contract";
import * as z from "zod/mini";

/** A link with a name, as on the way to a page. */
export const namedLinkSchema = z.object({ name: z.string(), url: z.string() });

/** A message for the next page of this session; `kind` says how it is shown. */
export const pageMessageSchema = z.object({ kind: z.enum(["error", "success", "info"]), text: z.string() });

/** What a form without script held when it was refused, so that nobody types it twice; `form` is where it was sent. */
export const pageFlashSchema = z.object({
  form: z.string(),
  values: z._default(z.record(z.string(), z.string()), {}),
  errors: z._default(z.record(z.string(), z.array(z.string())), {}),
});

const common = {
  title: z.string(),
  metaDescription: ["description_meta", z.optional(z.string())],
  layout: layoutSchema,
  messages: ["notices", z._default(z.array(pageMessageSchema), [])],
  flash: ["draft", z._default(z.nullable(pageFlashSchema), null)],
} as const;

const products = z._default(z.array(listingProductSchema), []);

/** A picture that leads somewhere; without a heading its `alt` says what it is about. */
const carouselItem = z.object({
  src: z.string(),
  thumb: text,
  alt: text,
  /** What fills its place until it comes; may be left out. */
  tone: toneSchema,
  url: textOrNull,
  heading: z.optional(z.string()),
  text: z.optional(z.string()),
  /** On what conditions a way to pay later that it advertises is given; may be left out. */
  conditions: z.optional(z.string()),
});
/** What runs until a moment; `endsAt` is an ISO time. */
const campaign = wireObject({
  title: z.string(),
  /** What it is called; may be left out. */
  kind: z.optional(z.enum(campaignKinds)),
  text: z.optional(z.string()),
  conditions: z.optional(z.string()),
  picture: z.optional(textOrNull),
  endsAt: ["ends_at", z.string()],
  url: textOrNull,
});
/** What the shop says first, and what it promises its customers; what is empty has the words of the storefront. */
const intro = z.object({
  heading: text,
  lead: text,
  promises: z._default(z.array(z.object({ heading: z.string(), text: z.string() })), []),
});
const homeCategory = z.object({ name: z.string(), url: z.string(), image: textOrNull });

/** Products under a heading, as the shop has chosen them. */
const productRow = z.object({ heading: z.string(), products });

const home = wireObject({
  ...common,
  page: z.literal("home"),
  /** The shop's own first words; null = those of the storefront. */
  intro: z._default(z.nullable(intro), null),
  carousel: z._default(z.array(carouselItem), []),
  campaign: z._default(z.nullable(campaign), null),
  categories: z._default(z.array(homeCategory), []),
  products,
  /** Rows of products as the shop has chosen them; empty = one of `products`. */
  rows: z._default(z.array(productRow), []),
  /** Brands that the page leads to; may be left out. */
  brands: z.optional(z.array(z.object({ name: z.string(), url: z.string() }))),
  /** How many stores there are, and the page that lists them; may be left out. */
  stores: z.optional(z.nullable(z.object({ count: z.number(), url: z.string() }))),
});

const listing = wireObject({
  ...common,
  page: z.literal("listing"),
  listingType: ["listing_type", z.string()],
  heading: z.string(),
  description: text,
  filters: filtersSchema,
  parent: z._default(z.nullable(namedLinkSchema), null),
  breadcrumbs: z._default(z.array(namedLinkSchema), []),
  /** What was looked for in place of the words that were typed; null where it was those. */
  correctedQuery: ["corrected_query", textOrNull],
  /** Whether nothing has the words of a search and the products only look like them. */
  isAlike: ["is_alike", z._default(z.boolean(), false)],
  /** Pages that are no products, for the words of a search. */
  foundPages: ["found_pages", z._default(z.array(namedLinkSchema), [])],
  /** Chosen brands within the category, or categories of the brand, that have a page of their own; may be left out. */
  facetLinks: ["facet_links", z.optional(z.array(namedLinkSchema))],
});

const guaranteePicture = z._default(z.nullable(guaranteePictureSchema), null);

/** Recalled products that the page has to warn of; may be left out. */
const recalls = z.optional(z.array(recallSchema));

const product = wireObject({
  ...common,
  page: z.literal("product"),
  product: productDetailSchema,
  /** What is promised of its delivery; null or absent: nothing. */
  delivery: z.optional(z.nullable(deliveryPromiseSchema)),
  legalGuarantee: ["legal_guarantee", z._default(z.nullable(legalGuaranteeSchema), null)],
  recalls,
});
const compare = wireObject({
  ...common,
  page: z.literal("compare"),
  products: z._default(z.array(productDetailSchema), []),
  /** What was searched for to add one more product, and what that found. */
  query: text,
  suggestions: z._default(z.array(compareSuggestionSchema), []),
});
const brands = wireObject({
  ...common,
  page: z.literal("brands"),
  brands: z._default(z.array(menuBrandSchema), []),
});

const checkout = wireObject({
  ...common,
  page: z.literal("checkout"),
  countries: z._default(z.array(countrySchema), []),
  showPriceComparison: ["show_price_comparison", textOrNull],
  showLoyaltyClub: ["show_loyalty_club", textOrNull],
  /** A payment that the shopper came back from and that is still being checked, and the page that tells how it went. */
  undecidedPayment: [
    "undecided_payment",
    z._default(z.nullable(z.object({ reference: z.string(), url: z.string() })), null),
  ],
  /** Only where the shop has the official picture. */
  legalGuarantee: ["legal_guarantee", guaranteePicture],
  /** What the picture's square code leads to; only with the picture. */
  legalGuaranteeLink: ["legal_guarantee_link", z._default(z.nullable(namedLinkSchema), null)],
});
const cart = wireObject({ ...common, page: z.literal("cart") });

const stores = wireObject({ ...common, page: z.literal("stores"), stores: z._default(z.array(storeSchema), []) });
const oneStore = wireObject({ ...common, page: z.literal("store"), store: storeSchema });

const reviewProduct = wireObject({
  productId: ["product_id", z.int()],
  name: ["product_name", z.string()],
  image: ["product_puff_image", puffImageSchema],
  review: z._default(z.nullable(reviewSchema), null),
});
const review = wireObject({
  ...common,
  page: z.literal("review"),
  uuid: z.string(),
  reviewer: text,
  products: z._default(z.array(reviewProduct), []),
});
const reviewComplete = wireObject({ ...common, page: z.literal("review_complete"), heading: z.string(), text });

const reviewRefusal = wireObject({
  ...common,
  page: z.literal("review_refusal"),
  uuid: z.string(),
  /** Whether the buyer has said already that no more requests to review are wanted. */
  isRefused: z._default(z.boolean(), false),
});

const returns = wireObject({
  ...common,
  page: z.literal("returns"),
  orderId: z._default(z.nullable(z.int()), null),
  orderName: text,
  orderEmail: text,
  returnOrderTypes: z._default(z.record(z.string(), z.string()), {}),
  /** The kind of case that this session has begun, with its order. */
  returnOrderType: text,
  order: z._default(z.nullable(returnOrderSchema), null),
  /** The case that this session has told last; then the page is its receipt. */
  receipt: z._default(z.nullable(caseReceiptSchema), null),
  /** Whether the page is the form itself, as without script. */
  isForm: z._default(z.boolean(), false),
});

const withdrawal = wireObject({
  ...common,
  page: z.literal("withdrawal"),
  step: z._default(z.enum(["start", "confirm", "done"]), "start"),
  name: text,
  /** What this session wants to withdraw from, as far as it is known. */
  order: z._default(z.nullable(returnOrderSchema), null),
  /** What was declared, at the end. */
  receipt: z._default(z.nullable(withdrawalReceiptSchema), null),
});

const placedOrderOrNull: z.ZodMiniType<PlacedOrder | null> = z._default(z.nullable(placedOrderSchema), null);

const appPaymentOrNull: z.ZodMiniType<AppPayment | null> = z._default(z.nullable(appPaymentSchema), null);

const confirmation = wireObject({
  ...common,
  page: z.literal("confirmation"),
  /** The order's number, or what is known of it while its payment is being checked. */
  orderId: ["order_id", z.union([z.int(), z.string()])],
  provider: textOrNull,
  /** The name by which a payment is asked about, where it is shown. */
  reference: textOrNull,
  /**
   * Whether the order stands, its payment is still being checked, waits for the buyer's app or failed there, or it could
   * not be taken.
   */
  state: z._default(z.enum(["placed", "checking", "waiting", "failed", "refused", "cancelled"]), "placed"),
  /** The payment that waits for the buyer's app or failed there; null in every other state. */
  app: appPaymentOrNull,
  /** What was ordered; null where the order does not stand, or is not told. */
  order: placedOrderOrNull,
  /** How far it has come; null where nothing has happened to it yet, or it is not told. */
  progress: z._default(z.nullable(orderProgressSchema), null),
  recalls,
});
const content = wireObject({ ...common, page: z.literal("content"), heading: z.string(), html: text, recalls });
/** A page of text about what runs until a moment, with products below it; `endsAt` is an ISO time. */
const campaignPage = wireObject({
  ...common,
  page: z.literal("campaign"),
  heading: z.string(),
  html: text,
  endsAt: ["ends_at", z.string()],
  rows: z.array(productRow),
});
/** The login; `returnTo` is the page that it belongs to. A shop without BankID leaves `has_bankid` out. */
const login = wireObject({
  ...common,
  page: z.literal("login"),
  returnTo: z._default(z.string(), "/login"),
  hasBankId: ["has_bankid", wireFlag],
});
/** Where a login by BankID waits for the app, and why it is over. */
const bankIdLogin = wireObject({ ...common, page: z.literal("bankid"), login: bankIdLoginSchema });

const account = wireObject({
  ...common,
  page: z.literal("account"),
  name: text,
  email: text,
  orders: z._default(z.array(accountOrderSchema), []),
  recalls,
});

const customerDetailsOrNull: z.ZodMiniType<CustomerDetails | null> = z._default(
  z.nullable(customerDetailsSchema),
  null,
);

/**
 * What somebody may do with their data: get it, end the newsletter, leave the club, be erased. The last two are pages of
 * their own, and so is what is said afterwards, when nobody is logged in any more.
 */
const accountData = wireObject({
  ...common,
  page: z.literal("account_data"),
  step: z._default(z.enum(["overview", "leave", "erase", "left", "erased"]), "overview"),
  name: text,
  email: text,
  /** What the checkout fills in; null where it cannot be changed here. */
  details: customerDetailsOrNull,
  wantsNews: ["wants_news", z._default(z.boolean(), false)],
  /** Whether BankID opens the account; null where the shop has no BankID. */
  bankId: ["bankid", z._default(z.nullable(z.enum(["linked", "unlinked"])), null)],
});
/** Where somebody opens an account; where one is helped who cannot log in. */
const accountRegister = wireObject({
  ...common,
  page: z.literal("account_register"),
  /** Whether the form was sent and a letter is on its way. */
  isSent: ["is_sent", z._default(z.boolean(), false)],
});
const accountHelp = wireObject({ ...common, page: z.literal("account_help") });

/** What the link of a letter leads to. `kind` is null where it opens nothing any more, and then nothing else is told. */
const accountLink = wireObject({
  ...common,
  page: z.literal("account_link"),
  kind: z._default(z.nullable(z.enum(accountLinkKinds)), null),
  token: ["link_token", text],
  email: text,
});
/** A page for those who work in the shop; what it shows is the desk's. */
const desk = wireObject({ ...common, page: z.literal("desk"), desk: deskViewSchema });
/** What the links of letters about a watch lead to. `state` is null where it opens nothing any more. */
const watch = wireObject({
  ...common,
  page: z.literal("watch"),
  state: z._default(z.nullable(z.enum(["asked", "waiting", "told"])), null),
  token: ["link_token", text],
  productName: ["product_name", text],
  productUrl: ["product_url", text],
});
/** What a visitor has set aside, the newest first. */
const wishes = wireObject({ ...common, page: z.literal("wishes"), products });
const notFound = wireObject({
  ...common,
  page: z.literal("not_found"),
  /** The words of the address, to search for. */
  query: text,
  /** Pages that the address may have meant. */
  found: z._default(z.array(namedLinkSchema), []),
});

/** Everything that one page shows, told apart by `page`. */
export const pageDataSchema = z.discriminatedUnion("page", [
  home,
  listing,
  product,
  compare,
  brands,
  checkout,
  cart,
  stores,
  oneStore,
  review,
  reviewComplete,
  reviewRefusal,
  returns,
  withdrawal,
  confirmation,
  content,
  campaignPage,
  login,
  bankIdLogin,
  account,
  accountData,
  accountRegister,
  accountHelp,
  accountLink,
  desk,
  watch,
  wishes,
  notFound,
]);

export type PageFlash = Readonly<z.output<typeof pageFlashSchema>>;
export type PageMessage = Readonly<z.output<typeof pageMessageSchema>>;
export type NamedLink = Readonly<z.output<typeof namedLinkSchema>>;
export type PageData = Readonly<z.output<typeof pageDataSchema>>;
/** What page data call their kinds of pages. */
export type PageName = PageData["page"];
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
