import { campaignKinds } from "@torg/catalog/domain";
import { type SectionRule, variantLooks } from "@torg/catalog/domain/product";
import { wireObject } from "@torg/http";
import { pageAddress } from "@torg/pages/contract";
import type { LayoutData, MenuPage, ShopSettings } from "@torg/navigation/contract";
import type { Kysely, Selectable } from "kysely";
import * as z from "zod/mini";
import type { Database } from "../database/Database.ts";
import { findStores } from "../stores/storeQueries.ts";
import { spokenWords } from "../texts/own/spokenWords.ts";
import { shopSettingsOf } from "./shopSettingsOf.ts";
import { specificationRules } from "../texts/specificationRules.ts";
import type { ContentPageTable } from "../database/tables/shopTables.ts";

const link = z.object({ title: z.string(), url: z.string() });
const carouselItem = z.object({
  src: z.string(),
  thumb: z._default(z.string(), ""),
  alt: z._default(z.string(), ""),
  url: z._default(z.nullable(z.string()), null),
  heading: z.optional(z.string()),
  text: z.optional(z.string()),
  conditions: z.optional(z.string()),
});

const chosenRow = z.object({
  heading: z.string(),
  show: z.enum(["new", "reduced", "popular", "products"]),
  /** The path of a category. */
  category: z.optional(z.string()),
  /** Ids in the feed. */
  products: z._default(z.array(z.string()), []),
  most: z._default(z.int(), 8),
});

/** A row of products as configured in shop.json. */
export type ChosenRow = Readonly<Omit<z.output<typeof chosenRow>, "products">> & {
  readonly products: readonly string[];
};

const campaign = wireObject({
  title: z.string(),
  kind: z.optional(z.enum(campaignKinds)),
  text: z._default(z.string(), ""),
  conditions: z._default(z.string(), ""),
  picture: z._default(z.nullable(z.string()), null),
  /** ISO time; the campaign is shown from then on, or at once if null. */
  startsAt: ["starts_at", z._default(z.nullable(z.string()), null)],
  /** ISO time at which the campaign ends. */
  endsAt: ["ends_at", z.string()],
  url: z._default(z.nullable(z.string()), null),
  /** Products on the page that its address leads to. */
  rows: z._default(z.array(chosenRow), []),
});

/** The value of the setting `home`. */
const homeSchema = z.object({
  /** Heading and promises of the home page; empty = texts that fit every shop. */
  heading: z._default(z.string(), ""),
  lead: z._default(z.string(), ""),
  link: z._default(z.nullable(link), null),
  promises: z._default(z.array(z.object({ heading: z.string(), text: z.string() })), []),
  carousel: z._default(z.array(carouselItem), []),
  /** The first one that is running is shown. */
  campaigns: z._default(z.array(campaign), []),
  /** The only campaign, in databases filled before several were possible. */
  campaign: z._default(z.nullable(campaign), null),
  /** Rows of products; empty = one row of `products`. */
  rows: z._default(z.array(chosenRow), []),
  /** Ids of the products on the home page; empty = the most popular. */
  products: z._default(z.array(z.int()), []),
});

const microBannerSchema = z.object({
  text: z.string(),
  conditions: z._default(z.string(), ""),
  url: z._default(z.nullable(z.string()), null),
  sticky: z._default(z.boolean(), false),
  closable: z._default(z.boolean(), true),
});

/** The value of the setting `layout`. */
const layoutSchema = wireObject({
  microBanner: ["micro_banner", z._default(z.nullable(microBannerSchema), null)],
  developmentPages: ["development_pages", z._default(z.array(z.object({ title: z.string(), path: z.string() })), [])],
  /** Links to categories in the empty cart; empty = the first level of the menu. */
  emptyCartCategories: ["empty_cart_categories", z._default(z.array(link), [])],
});

const facetPage = z.object({
  brand: z.string(),
  category: z.string(),
  heading: z._default(z.string(), ""),
  text: z._default(z.string(), ""),
});

/** An indexable page of a brand within a category: their slugs, and the shop's own texts. */
export type FacetPage = z.output<typeof facetPage>;

const categoryWords = z.object({
  category: z.string(),
  heading: z._default(z.string(), ""),
  description: z._default(z.string(), ""),
});

/** The shop's own words for a category, by its path; empty = those written from the feed. */
export type CategoryWords = Readonly<z.output<typeof categoryWords>>;

const variantLook = z.object({ attribute: z.string(), look: z.enum(variantLooks) });

/** How a variant attribute is chosen, by its label in the feed. */
export type VariantLooks = Readonly<z.output<typeof variantLook>>;

const sectionRule = z.object({ heading: z.string(), names: z.array(z.string()) });

/** The value of the setting `listing`. */
const listingSchema = z.object({
  per_page: z._default(z.int().check(z.minimum(1), z.maximum(96)), 24),
  categories: z._default(z.array(categoryWords), []),
  facet_pages: z._default(z.array(facetPage), []),
  variant_looks: z._default(z.array(variantLook), []),
  specification_sections: z._default(z.nullable(z.array(sectionRule)), null),
});

type PageRow = Selectable<ContentPageTable>;

/** The content of a content page. */
export type ContentPage = Pick<PageRow, "heading" | "html" | "description">;

/** A page other than a product's: its title, address and text. */
export interface SearchedPage {
  readonly title: string;
  readonly url: string;
  readonly text: string;
}

/** Rarely changing data that all pages share: settings, content pages, the configuration of the home page. */
export interface ShopFrame {
  /** The shop's own settings, before the contract's defaults are added. */
  readonly ownSettings: Readonly<Record<string, unknown>>;
  readonly settings: ShopSettings;
  readonly home: z.output<typeof homeSchema>;
  readonly layout: z.output<typeof layoutSchema>;
  readonly perPage: number;
  readonly categoryWords: ReadonlyMap<string, CategoryWords>;
  readonly facetPages: readonly FacetPage[];
  readonly variantLooks: readonly VariantLooks[];
  /** Headings for the specifications of products whose feed has no sections. */
  readonly sectionRules: readonly SectionRule[];
  /** The payment methods, as listed in the footer. */
  readonly paymentMarks: readonly PaymentMark[];
  readonly waysOfDelivery: readonly string[];
  readonly aboutPages: MenuPage[];
  readonly directPages: MenuPage[];
  readonly campaignPages: { readonly title: string; readonly url: string }[];
  readonly services: { readonly title: string; readonly url: string }[];
  /** Content pages by slug, and the stores, for when the database is unavailable. */
  readonly contents: ReadonlyMap<string, ContentPage>;
  readonly stores: Awaited<ReturnType<typeof findStores>>;
  /** The shop's own style sheets by hash of content. */
  readonly sheets: ReadonlyMap<string, string>;
  /** All content pages with their text, for the search. */
  readonly contentPages: readonly SearchedPage[];
}

/** Access to the current frame. */
export interface ShopFrameSource {
  current(): ShopFrame;
  reload(): Promise<void>;
}

/** A payment method: its name, its method and the shop's own picture. */
type PaymentMark = NonNullable<LayoutData["paymentMarks"]>[number];
type LoadPaymentMarks = (db: Kysely<Database>) => Promise<readonly PaymentMark[]>;

/** Loads the frame and keeps it; also applies the shop's own texts to the letters and responses of this process. */
export async function createShopFrame(
  db: Kysely<Database>,
  loadPaymentMarks: LoadPaymentMarks,
): Promise<ShopFrameSource> {
  let frame = await loadFrame(db, loadPaymentMarks);
  return {
    current: () => frame,
    async reload() {
      frame = await loadFrame(db, loadPaymentMarks);
    },
  };
}

const wordsSchema = z.record(z.string(), z.unknown());

async function loadFrame(db: Kysely<Database>, loadPaymentMarks: LoadPaymentMarks): Promise<ShopFrame> {
  const rows = await db.selectFrom("setting").selectAll().execute();
  const values = new Map(rows.map((row) => [row.key, row.value]));
  const pages = await db.selectFrom("content_page").selectAll().orderBy("position").orderBy("id").execute();
  const deliveries = await db
    .selectFrom("delivery_type")
    .select("name")
    .where("active", "=", true)
    .orderBy("position")
    .orderBy("id")
    .execute();
  const sheets = await db.selectFrom("own_sheet").select(["hash", "css"]).execute();
  const ownSettings = z.record(z.string(), z.unknown()).parse(values.get("shop") ?? {});
  spokenWords.wear(wordsSchema.parse(values.get("words") ?? {}));
  const listing = listingSchema.parse(values.get("listing") ?? {});
  const links = (menu: string) => pages.filter((page) => page.menu === menu).map(toLink);
  const tree = (menu: string) =>
    pages.filter((page) => page.menu === menu && page.parent_id === null).map(toMenuPage(pages));
  return {
    ownSettings,
    settings: shopSettingsOf(ownSettings),
    home: homeSchema.parse(values.get("home") ?? {}),
    layout: layoutSchema.parse(values.get("layout") ?? {}),
    paymentMarks: await loadPaymentMarks(db),
    waysOfDelivery: deliveries.map(({ name }) => name),
    perPage: listing.per_page,
    categoryWords: new Map(listing.categories.map((words) => [words.category, words])),
    facetPages: listing.facet_pages,
    variantLooks: listing.variant_looks,
    sectionRules: listing.specification_sections ?? specificationRules,
    aboutPages: tree("about"),
    directPages: tree("direct"),
    campaignPages: links("campaign"),
    services: links("service"),
    contents: new Map(pages.map(({ slug, heading, html, description }) => [slug, { heading, html, description }])),
    stores: await findStores(db),
    sheets: new Map(sheets.map(({ hash, css }) => [hash, css])),
    contentPages: pages.map((page) => ({
      ...toLink(page),
      text: `${page.heading} ${page.html.replaceAll(/<[^>]*>|&\w+;/g, " ")}`,
    })),
  };
}

/** The address of a content page; its slug may have several parts, as that of the stores page does. */
export const contentAddress = (slug: string): string => pageAddress("content", slug).replaceAll("%2F", "/");

const toLink = ({ title, slug }: PageRow) => ({ title, url: contentAddress(slug) });

function toMenuPage(pages: readonly PageRow[]) {
  return (page: PageRow): MenuPage => {
    const below = pages.filter((other) => other.parent_id === page.id).map(toMenuPage(pages));
    return {
      type: below.length > 0 ? "section" : "page",
      title: page.title,
      heading: page.heading,
      url: contentAddress(page.slug),
      subpages: below.map((sub) => ({ ...sub, subpages: [...sub.subpages] })),
    };
  };
}
