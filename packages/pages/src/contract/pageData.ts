import { accountOrderSchema, bankIdLoginSchema, orderProgressSchema } from "@torg/account/contract";
import { accountLinkKinds } from "@torg/account/domain";
import {
  compareSuggestionSchema,
  deliveryPromiseSchema,
  filtersSchema,
  listingProductSchema,
  productDetailSchema,
  bannerImageSchema,
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

/** A named link, such as a breadcrumb. */
export const namedLinkSchema = z.object({ name: z.string(), url: z.string() });

/** A message shown on the next page of this session; `kind` sets its style. */
export const pageMessageSchema = z.object({ kind: z.enum(["error", "success", "info"]), text: z.string() });

/** The values of a form that was refused without script, so that they need not be typed again; `form` is its action. */
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

/** A picture that links to a page; without a heading its `alt` describes it. */
const carouselItem = z.object({
  src: z.string(),
  thumb: text,
  alt: text,
  /** Colour shown in its place until it loads; may be left out. */
  tone: toneSchema,
  url: textOrNull,
  heading: z.optional(z.string()),
  text: z.optional(z.string()),
  /** Conditions of the pay-later offer that it advertises; may be left out. */
  conditions: z.optional(z.string()),
});
/** A campaign with an end; `endsAt` is an ISO time. */
const campaign = wireObject({
  title: z.string(),
  /** The kind of campaign; may be left out. */
  kind: z.optional(z.enum(campaignKinds)),
  text: z.optional(z.string()),
  conditions: z.optional(z.string()),
  picture: z.optional(textOrNull),
  endsAt: ["ends_at", z.string()],
  url: textOrNull,
});
/** The start page's introduction and the shop's promises; empty fields use the storefront's texts. */
const intro = z.object({
  heading: text,
  lead: text,
  link: z.optional(z.nullable(namedLinkSchema)),
  promises: z._default(z.array(z.object({ heading: z.string(), text: z.string() })), []),
});

/** Products under a heading, as chosen by the shop. */
const productRow = z.object({ heading: z.string(), products });

const home = wireObject({
  ...common,
  page: z.literal("home"),
  /** The shop's own introduction; null = the storefront's. */
  intro: z._default(z.nullable(intro), null),
  carousel: z._default(z.array(carouselItem), []),
  campaign: z._default(z.nullable(campaign), null),
  categories: z._default(z.array(z.object({ name: z.string(), url: z.string(), image: textOrNull })), []),
  products,
  /** Rows of products chosen by the shop; empty = one row of `products`. */
  rows: z._default(z.array(productRow), []),
  /** Brands that the page links to; may be left out. */
  brands: z.optional(z.array(z.object({ name: z.string(), url: z.string() }))),
  /** The number of stores, and the page that lists them; may be left out. */
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
  /** The corrected query, if it was searched instead of what was typed; else null. */
  correctedQuery: ["corrected_query", textOrNull],
  /** Whether no product matches the words of a search, and those shown are only similar. */
  isAlike: ["is_alike", z._default(z.boolean(), false)],
  /** Pages other than products that match a search. */
  foundPages: ["found_pages", z._default(z.array(namedLinkSchema), [])],
  /**
   * Selected brands within the category, or categories of the brand, that have a page of their own; may be left out.
   */
  facetLinks: ["facet_links", z.optional(z.array(namedLinkSchema))],
});

const guaranteePicture = z._default(z.nullable(guaranteePictureSchema), null);

/** Recalled products that the page must warn about; may be left out. */
const recalls = z.optional(z.array(recallSchema));

const product = wireObject({
  ...common,
  page: z.literal("product"),
  product: productDetailSchema,
  /** The delivery promise; null or absent: none. */
  delivery: z.optional(z.nullable(deliveryPromiseSchema)),
  legalGuarantee: ["legal_guarantee", z._default(z.nullable(legalGuaranteeSchema), null)],
  recalls,
});
const compare = wireObject({
  ...common,
  page: z.literal("compare"),
  products: z._default(z.array(productDetailSchema), []),
  /** The search for another product to add, and its results. */
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
  /** A payment that the shopper returned from and that is still being checked, and the page that shows its outcome. */
  undecidedPayment: [
    "undecided_payment",
    z._default(z.nullable(z.object({ reference: z.string(), url: z.string() })), null),
  ],
  /** Present only when the shop has the official picture. */
  legalGuarantee: ["legal_guarantee", guaranteePicture],
  /** The link in the picture's QR code; only with the picture. */
  legalGuaranteeLink: ["legal_guarantee_link", z._default(z.nullable(namedLinkSchema), null)],
});
const cart = wireObject({ ...common, page: z.literal("cart") });

const stores = wireObject({ ...common, page: z.literal("stores"), stores: z._default(z.array(storeSchema), []) });
const oneStore = wireObject({ ...common, page: z.literal("store"), store: storeSchema });

const reviewProduct = wireObject({
  productId: ["product_id", z.int()],
  name: ["product_name", z.string()],
  image: ["product_puff_image", bannerImageSchema],
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
  /** Whether the buyer has already declined further review requests. */
  isRefused: z._default(z.boolean(), false),
});

const returns = wireObject({
  ...common,
  page: z.literal("returns"),
  orderId: z._default(z.nullable(z.int()), null),
  orderName: text,
  orderEmail: text,
  returnOrderTypes: z._default(z.record(z.string(), z.string()), {}),
  /** The kind of case that this session has started, with its order. */
  returnOrderType: text,
  order: z._default(z.nullable(returnOrderSchema), null),
  /** The case that this session has reported last; if set, the page is its receipt. */
  receipt: z._default(z.nullable(caseReceiptSchema), null),
  /** Whether the page is the form itself, as used without script. */
  isForm: z._default(z.boolean(), false),
});

const withdrawal = wireObject({
  ...common,
  page: z.literal("withdrawal"),
  step: z._default(z.enum(["start", "confirm", "done"]), "start"),
  name: text,
  /** The order that this session wants to withdraw from, as far as it is known. */
  order: z._default(z.nullable(returnOrderSchema), null),
  /** The declared withdrawal, at the end. */
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
  /** The reference to quote when asking about a payment, if it is shown. */
  reference: textOrNull,
  /**
   * Whether the order is placed; or its payment is being checked, waits for the buyer's app or failed there; or the
   * order could not be accepted.
   */
  state: z._default(z.enum(["placed", "checking", "waiting", "failed", "refused", "cancelled"]), "placed"),
  /** The payment that waits for the buyer's app or failed there; null in every other state. */
  app: appPaymentOrNull,
  /** The order; null when it is not placed, or not shown to this visitor. */
  order: placedOrderOrNull,
  /** The order's progress; null when nothing has happened yet, or when it is not shown to this visitor. */
  progress: z._default(z.nullable(orderProgressSchema), null),
  recalls,
});
const article = { ...common, heading: z.string(), html: text } as const;
const content = wireObject({
  ...article,
  page: z.literal("content"),
  recalls,
  isMember: ["is_member", wireFlag],
  /** The page of a campaign that does not run: search engines should not list it. */
  isOver: ["is_over", wireFlag],
});
/** A text page about a campaign, with products below it; `endsAt` is an ISO time. */
const campaignPage = wireObject({
  ...article,
  page: z.literal("campaign"),
  endsAt: ["ends_at", z.string()],
  rows: z.array(productRow),
});
/** The login; `returnTo` is the page to go to afterwards. A shop without BankID leaves `has_bankid` out. */
const login = wireObject({
  ...common,
  page: z.literal("login"),
  returnTo: z._default(z.string(), "/login"),
  hasBankId: ["has_bankid", wireFlag],
});
/** A BankID login that waits for the app, or why it ended. */
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
 * What customers may do with their data: get it, end the newsletter, leave the club, be erased. The last two steps have
 * pages of their own, and so does the confirmation afterwards, when the customer is no longer logged in.
 */
const accountData = wireObject({
  ...common,
  page: z.literal("account_data"),
  step: z._default(z.enum(["overview", "leave", "erase", "left", "erased"]), "overview"),
  name: text,
  email: text,
  /** Details that the checkout prefills; null when they cannot be changed here. */
  details: customerDetailsOrNull,
  wantsNews: ["wants_news", z._default(z.boolean(), false)],
  /** Whether the account is linked to BankID; null when the shop has no BankID. */
  bankId: ["bankid", z._default(z.nullable(z.enum(["linked", "unlinked"])), null)],
});
/** Registering an account; help for people who cannot log in. */
const accountRegister = wireObject({
  ...common,
  page: z.literal("account_register"),
  /** Whether the form was sent and an e-mail is on its way. */
  isSent: ["is_sent", z._default(z.boolean(), false)],
});
const accountHelp = wireObject({ ...common, page: z.literal("account_help") });

/** The page behind a link in an e-mail. `kind` is null when the link no longer works, and then the rest is empty. */
const accountLink = wireObject({
  ...common,
  page: z.literal("account_link"),
  kind: z._default(z.nullable(z.enum(accountLinkKinds)), null),
  token: ["link_token", text],
  email: text,
});
/** A page for the shop's staff; its content is defined by the desk package. */
const desk = wireObject({ ...common, page: z.literal("desk"), desk: deskViewSchema });
/** The page behind links in e-mails about a watched product. `state` is null when the link no longer works. */
const watch = wireObject({
  ...common,
  page: z.literal("watch"),
  state: z._default(z.nullable(z.enum(["asked", "waiting", "told"])), null),
  token: ["link_token", text],
  productName: ["product_name", text],
  productUrl: ["product_url", text],
});
/** A visitor's wish list, the newest first. */
const wishes = wireObject({ ...common, page: z.literal("wishes"), products });
const notFound = wireObject({
  ...common,
  page: z.literal("not_found"),
  /** The words of the address, as a search query. */
  query: text,
  /** Pages that the address may have meant. */
  found: z._default(z.array(namedLinkSchema), []),
});

/** All data of one page, discriminated by `page`. */
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
/** The names of the kinds of pages in page data. */
export type PageName = PageData["page"];
