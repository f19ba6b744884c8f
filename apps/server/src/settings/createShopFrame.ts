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

const campaign = wireObject({
  title: z.string(),
  kind: z.optional(z.enum(campaignKinds)),
  text: z._default(z.string(), ""),
  conditions: z._default(z.string(), ""),
  picture: z._default(z.nullable(z.string()), null),
  /** ISO time; the campaign is shown from then on, or at once where there is none. */
  startsAt: ["starts_at", z._default(z.nullable(z.string()), null)],
  /** ISO time; the campaign is not shown from then on. */
  endsAt: ["ends_at", z.string()],
  url: z._default(z.nullable(z.string()), null),
});

const homeRow = z.object({
  heading: z.string(),
  show: z.enum(["new", "reduced", "popular", "products"]),
  /** The path of a category. */
  category: z.optional(z.string()),
  /** Ids of the feed. */
  products: z._default(z.array(z.string()), []),
  most: z._default(z.int(), 8),
});

/** A row of products on the home page, as shop.json wants it. */
export type HomeRow = Readonly<Omit<z.output<typeof homeRow>, "products">> & { readonly products: readonly string[] };

/** The value of the setting `home`. */
const homeSchema = z.object({
  /** The first words of the shop and what it promises; empty = words that fit every shop. */
  heading: z._default(z.string(), ""),
  lead: z._default(z.string(), ""),
  promises: z._default(z.array(z.object({ heading: z.string(), text: z.string() })), []),
  carousel: z._default(z.array(carouselItem), []),
  /** The first one that runs is shown. */
  campaigns: z._default(z.array(campaign), []),
  /** The only campaign, where a database was filled before there could be several. */
  campaign: z._default(z.nullable(campaign), null),
  /** Rows of products; empty = one of those below. */
  rows: z._default(z.array(homeRow), []),
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
  /** Links to the empty cart's categories; empty = the first level of the menu. */
  emptyCartCategories: ["empty_cart_categories", z._default(z.array(link), [])],
});

const facetPage = z.object({
  brand: z.string(),
  category: z.string(),
  heading: z._default(z.string(), ""),
  text: z._default(z.string(), ""),
});

/** A page of a brand within a category that may be found: the ends of their addresses, and the shop's own words. */
export type FacetPage = z.output<typeof facetPage>;

const variantLook = z.object({ attribute: z.string(), look: z.enum(variantLooks) });

/** In which look an attribute of variants is chosen, by the label that the feed gives it. */
export type VariantLooks = Readonly<z.output<typeof variantLook>>;

const sectionRule = z.object({ heading: z.string(), names: z.array(z.string()) });

/** The value of the setting `listing`. */
const listingSchema = z.object({
  per_page: z._default(z.int().check(z.minimum(1), z.maximum(96)), 24),
  facet_pages: z._default(z.array(facetPage), []),
  variant_looks: z._default(z.array(variantLook), []),
  specification_sections: z._default(z.nullable(z.array(sectionRule)), null),
});

type PageRow = Selectable<ContentPageTable>;

/** What a content page says. */
export type ContentPage = Pick<PageRow, "heading" | "html" | "description">;

/** A page that is no product's: its title, its address, and what it says. */
export interface SearchedPage {
  readonly title: string;
  readonly url: string;
  readonly text: string;
}

/** What surrounds all pages and changes rarely: settings, content pages, the home page's choice. */
export interface ShopFrame {
  /** The shop's own settings, not yet completed by the contract's defaults. */
  readonly ownSettings: Readonly<Record<string, unknown>>;
  readonly settings: ShopSettings;
  readonly home: z.output<typeof homeSchema>;
  readonly layout: z.output<typeof layoutSchema>;
  readonly perPage: number;
  readonly facetPages: readonly FacetPage[];
  readonly variantLooks: readonly VariantLooks[];
  /** Under which headings facts stand whose feed tells no sections. */
  readonly sectionRules: readonly SectionRule[];
  /** Names of the ways to pay, as the foot of every page tells them. */
  readonly waysToPay: readonly WayToPay[];
  readonly waysOfDelivery: readonly string[];
  readonly aboutPages: MenuPage[];
  readonly directPages: MenuPage[];
  readonly campaignPages: { readonly title: string; readonly url: string }[];
  readonly services: { readonly title: string; readonly url: string }[];
  /** Content pages by the end of their address, and the stores, for the time when the database is away. */
  readonly contents: ReadonlyMap<string, ContentPage>;
  readonly stores: Awaited<ReturnType<typeof findStores>>;
  /** The shop's own style sheets by the hash of what they say. */
  readonly sheets: ReadonlyMap<string, string>;
  /** All content pages with what they say, for the search. */
  readonly contentPages: readonly SearchedPage[];
}

/** The frame as it is now. */
export interface ShopFrameSource {
  current(): ShopFrame;
  reload(): Promise<void>;
}

/** Reads the names of the ways to pay, which the checkout knows. */
/** A way to pay: its name, how one pays in it and the shop's own picture. */
type WayToPay = NonNullable<LayoutData["paymentMarks"]>[number];
type LoadWaysToPay = (db: Kysely<Database>) => Promise<readonly WayToPay[]>;

/** Reads the frame and keeps it; letters and answers of this process are worded as the shop has it. */
export async function createShopFrame(db: Kysely<Database>, loadWaysToPay: LoadWaysToPay): Promise<ShopFrameSource> {
  let frame = await loadFrame(db, loadWaysToPay);
  return {
    current: () => frame,
    async reload() {
      frame = await loadFrame(db, loadWaysToPay);
    },
  };
}

const wordsSchema = z.record(z.string(), z.unknown());

async function loadFrame(db: Kysely<Database>, loadWaysToPay: LoadWaysToPay): Promise<ShopFrame> {
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
    waysToPay: await loadWaysToPay(db),
    waysOfDelivery: deliveries.map(({ name }) => name),
    perPage: listing.per_page,
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

/** The end of an address may have several parts, such as that of the page of the stores. */
const contentAddress = (slug: string): string => pageAddress("content", slug).replaceAll("%2F", "/");

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
