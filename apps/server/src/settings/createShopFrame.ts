import type { MenuPage } from "@torg/navigation/contract";
import type { Kysely, Selectable } from "kysely";
import * as z from "zod/mini";
import type { Database } from "../database/Database.ts";
import type { ContentPageTable } from "../database/tables/shopTables.ts";
import { loadStores } from "../stores/storeQueries.ts";
import { spokenWords } from "../texts/own/spokenWords.ts";
import { specificationRules } from "../texts/catalogue/specificationRules.ts";
import { contentAddress } from "./contentAddress.ts";
import { homeSchema, layoutSchema, listingSchema } from "./frameSchemas.ts";
import type { PaymentMark, ShopFrame, ShopFrameSource } from "./ShopFrame.ts";
import { shopSettingsOf } from "./shopSettingsOf.ts";

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
    stores: await loadStores(db),
    sheets: new Map(sheets.map(({ hash, css }) => [hash, css])),
    contentPages: pages.map((page) => ({
      ...toLink(page),
      text: `${page.heading} ${page.html.replaceAll(/<[^>]*>|&\w+;/g, " ")}`,
    })),
  };
}

type PageRow = Selectable<ContentPageTable>;

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
