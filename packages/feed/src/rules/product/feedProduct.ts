import type { Availability } from "../values/readAvailability.ts";
import type { ItemColour } from "../values/readColours.ts";
import type { FeedDisclosure } from "../disclosure/disclosure.ts";
import type { FeedPicture } from "../values/FeedPicture.ts";
import type { ItemProblemCode } from "./itemProblem.ts";
import type { StoredFeedItem } from "./storedFeedItem.ts";
import type { Measure } from "../values/readMeasure.ts";
import type { UnitMeasure } from "../values/readUnitMeasure.ts";

/** One value of one attribute, as delivered, and parsed if it is a number. */
export interface ProductDetail {
  readonly name: string;
  /** The section of the specification that it was delivered in; empty if none. */
  readonly section: string;
  readonly text: string;
  readonly measure: Measure | null;
}

/** An item after all rules, as the catalogue imports it. */
export interface FeedProduct {
  readonly externalId: string;
  readonly groupId: string | null;
  readonly title: string;
  readonly summary: string;
  readonly descriptionHtml: string;
  readonly brand: string | null;
  readonly categoryPath: readonly string[];
  readonly articleNumber: string | null;
  readonly gtin: string | null;
  readonly sourceLink: string | null;
  readonly priceOre: number | null;
  readonly priorPriceOre: number | null;
  readonly monthlyPriceOre: number | null;
  readonly availability: Availability;
  readonly isPackage: boolean;
  /** Addresses under which the shop serves the pictures. */
  readonly images: readonly string[];
  /** Those of the pictures that the shop must fetch first. */
  readonly feedPictures: readonly FeedPicture[];
  readonly colours: readonly ItemColour[];
  /** Values that variants of a group may differ in, by the feed's attribute. */
  readonly variant: Readonly<Record<VariantKey, string>>;
  readonly details: readonly ProductDetail[];
  readonly tags: readonly { readonly name: string; readonly color: string; readonly dark: boolean }[];
  readonly energy: {
    readonly class: string;
    readonly color: string;
    readonly version: number;
    readonly label: string | null;
    readonly sheet: null;
  } | null;
  readonly measure: UnitMeasure | null;
  /** Shipping weight of one piece; null = unknown. */
  readonly weightGrams: number | null;
  /** VAT percent included in the price; null = unknown. */
  readonly vatPercent: number | null;
  /** Delivered by letter or link, without a parcel. */
  readonly isDigital: boolean;
  /** Limit per cart; null = none given. */
  readonly maxQuantity: number | null;
  readonly disclosure: FeedDisclosure | null;
  /** The item's values as delivered, to be exported when the shop writes a feed. */
  readonly feedItem: StoredFeedItem;
}

/** The attributes of the Merchant format by which variants differ. */
export type VariantKey = "color" | "size" | "material" | "pattern" | "gender" | "ageGroup";

/** The shop's settings for importing items. */
export interface ProductRules {
  readonly now: Date;
  /** The path where the shop serves a picture fetched from a delivered address; left out: it keeps its address. */
  readonly picturePath?: ((source: string) => string) | undefined;
  /** Finds an existing picture for a delivered address; null = no picture. If left out, the shop fetches it. */
  readonly findImage?: ((address: string) => string | null) | undefined;
}

/** The result for an item: a product with remarks, or the problem for which it was rejected. */
export type ProductReading =
  | { readonly product: FeedProduct; readonly problems: readonly ItemProblemCode[] }
  | { readonly product: null; readonly problems: readonly ItemProblemCode[] };
