import type { SectionRule } from "@torg/catalog/domain/product";
import type { LayoutData, MenuPage, ShopSettings } from "@torg/navigation/contract";
import type { Selectable } from "kysely";
import type * as z from "zod/mini";
import type { ContentPageTable } from "../database/tables/shopTables.ts";
import type { loadStores } from "../stores/storeQueries.ts";
import type { CategoryWords, FacetPage, homeSchema, layoutSchema, VariantLooks } from "./frameSchemas.ts";

/** The content of a content page. */
export type ContentPage = Pick<Selectable<ContentPageTable>, "heading" | "html" | "description">;

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
  readonly stores: Awaited<ReturnType<typeof loadStores>>;
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

/** A payment method: its name, its kind and the shop's own picture. */
export type PaymentMark = NonNullable<LayoutData["paymentMarks"]>[number];
