import { inOre, wireFlag, wireList, wireObject, wireText, wireTextOr, wireTextOrNull } from "@torg/http";
import * as z from "zod/mini";

const smallestCategory = {
  name: z.string(),
  url: z.string(),
  image: ["parent_category_image", wireTextOrNull],
} as const;
const thirdLevel = wireObject({ ...smallestCategory, childs: wireList(z.unknown()) });
const secondLevel = wireObject({ ...smallestCategory, childs: wireList(thirdLevel) });

/** A titled link. */
export const menuLinkSchema = z.object({ title: z.string(), url: z.string() });

/** A category of the menu with up to two levels below it, and its largest brands. */
export const menuCategorySchema = wireObject({
  ...smallestCategory,
  childs: wireList(secondLevel),
  brands: z.optional(z.array(menuLinkSchema)),
});

/** A brand of the menu; an override link is the address of its page. */
export const menuBrandSchema = wireObject({
  brandId: ["brand_id", z.int()],
  brandName: ["brand_name", z.string()],
  link: ["brand_link", wireText],
  overrideLink: ["brand_override_link", wireTextOrNull],
});

const pageFields = { type: wireTextOr("page"), title: z.string(), heading: wireText, url: wireText };
const subpageSchema = z.object({ ...pageFields, subpages: wireList(z.unknown()) });

/** A content page of the menu with the pages below it. */
export const menuPageSchema = z.object({ ...pageFields, subpages: wireList(subpageSchema) });

/** The strip above the header. */
export const microBannerSchema = z.object({
  text: z.string(),
  /** The terms of the credit that it advertises; optional. */
  conditions: z.optional(z.string()),
  url: wireTextOrNull,
  sticky: wireFlag,
  closable: wireFlag,
});

/** A payment option as shown by a mark. */
export const paymentMarkSchema = z.object({
  name: z.string(),
  kind: z.catch(z.nullable(z.enum(["card", "app", "invoice"])), null),
  picture: wireTextOrNull,
});

/** The number of items in the cart, and their sum. */
export const layoutCartSchema = wireObject({
  itemCount: ["totalAmount", z.number()],
  productsOre: ["totalProductSum", inOre(z.number())],
  /** Whether the sum includes VAT; default: true. */
  includesVat: ["includes_vat", z.optional(z.boolean())],
});

/** The data for everything around the content of a page. */
export const layoutSchema = wireObject({
  categories: wireList(menuCategorySchema),
  brands: wireList(menuBrandSchema),
  aboutPages: ["about_pages", wireList(menuPageSchema)],
  directPages: ["direct_pages", wireList(menuPageSchema)],
  campaignPages: ["campaign_pages", wireList(menuLinkSchema)],
  services: wireList(menuLinkSchema),
  /** Names of the payment options, in the order of the checkout. */
  waysToPay: ["ways_to_pay", wireList(z.string())],
  /** Their kinds and the shop's own pictures; optional. */
  paymentMarks: ["payment_marks", z.optional(z.array(paymentMarkSchema))],
  /** Names of the delivery options; optional. */
  waysOfDelivery: ["ways_of_delivery", z.optional(z.array(z.string()))],
  microBanner: ["micro_banner", z._default(z.nullable(microBannerSchema), null)],
  cart: z._default(layoutCartSchema, { itemCount: 0, productsOre: 0 }),
  user: z._default(z.nullable(z.looseObject({})), null),
  developmentPages: ["development_pages", wireList(z.object({ title: z.string(), path: z.string() }))],
});

export type MenuCategory = Readonly<z.output<typeof menuCategorySchema>>;
export type MenuBrand = Readonly<z.output<typeof menuBrandSchema>>;
export type MenuPage = Readonly<z.output<typeof menuPageSchema>>;
export type MenuLink = Readonly<z.output<typeof menuLinkSchema>>;
export type MicroBannerContent = Readonly<z.output<typeof microBannerSchema>>;
export type LayoutData = Readonly<z.output<typeof layoutSchema>>;
