import type { DisclosedParty, UnitMeasure, WithdrawalExemption } from "@torg/feed";
import type { Generated } from "kysely";
import type { Id, Json, Now, OwnId } from "./columns.ts";

/** A picture, without a width in its address. */
export interface StoredImage {
  readonly src: string;
  readonly alt: string;
}

/** One row of a product page's specifications. */
export interface StoredSpecification {
  readonly title: string;
  readonly unit: string | null;
  readonly value: string;
  /** The section in the feed; null or missing where it has none. */
  readonly section?: string | null;
}

/** A coloured label on a tile. */
export interface StoredTag {
  readonly name: string;
  readonly color: string;
  readonly dark: boolean;
}

/** A ribbon on a tile. */
export interface StoredBadge {
  readonly id: number;
  readonly image: string;
  readonly position: string;
}

/** A discount badge that is not calculated from the prices. */
export interface StoredDiscountBadge {
  readonly percent: number;
  readonly amount_ore: number;
  readonly image: string | null;
  readonly second: boolean;
}

/** The energy label of a product; version 1 is the scale A+++ to D, version 2 the scale A to G. */
export interface StoredEnergy {
  readonly class: string;
  readonly color: string | null;
  readonly version: 1 | 2;
  readonly label: string | null;
  readonly sheet: string | null;
}

/** The number of comparison units in a product. */
export type StoredMeasure = UnitMeasure;

/** A product's legal disclosures; parts that were not given are missing. */
export interface StoredDisclosure {
  readonly manufacturer?: DisclosedParty;
  readonly eu_responsible?: DisclosedParty;
  readonly model?: string;
  readonly batch?: string;
  readonly safety_warnings?: readonly string[];
  readonly safety_documents?: readonly { readonly title: string; readonly url: string }[];
  readonly hazard?: {
    readonly pictograms: readonly string[];
    readonly signal_word: string | null;
    readonly statements: readonly string[];
  };
  readonly reparability?: string;
  readonly spare_parts?: string;
  readonly software_updates?: string;
  readonly durability_guarantee?: {
    readonly brand: string;
    readonly model: string;
    readonly years: number;
    readonly image: string | null;
  };
  readonly withdrawal_exemption?: WithdrawalExemption;
  /** Whether an old product of its kind is taken back; if missing, the energy label decides. */
  readonly take_back?: boolean;
  /** The old product is picked up at delivery of the new one, as a free extra. */
  readonly take_back_pickup?: true;
}

/** Third-party content of a product page. */
export interface StoredEmbed {
  readonly type: "iframe" | "image";
  readonly src: string;
  readonly title: string;
}

/** A delivery status that replaces the one from availability and stock. */
export interface StoredStatus {
  readonly icon: string;
  readonly color: string;
  readonly html: string;
  readonly cart_html: string;
}

export interface SourceTable {
  id: Id;
  name: string;
  created_at: Now;
}

/** The VAT rate of a category and everything below, as set by the owner. */
export interface VatRuleTable {
  category_path: string;
  percent: number;
}

export interface CategoryTable {
  id: Id;
  parent_id: number | null;
  name: string;
  slug: string;
  path: string;
  level: number;
  position: Generated<number>;
  active: Generated<boolean>;
  image: string | null;
  description_html: Generated<string>;
}

export interface BrandTable {
  id: Id;
  name: string;
  link: string;
  override_link: string | null;
  hidden: Generated<boolean>;
}

/** The prices of a product over time; written by database triggers. */
export interface PriceHistoryTable {
  id: Id;
  product_id: number;
  price_ore: number;
  valid_from: Now;
  valid_to: Date | null;
}

export interface SpecGroupTable {
  id: Id;
  key: string;
  title: string;
  unit: string | null;
  description: string | null;
  type: string;
  position: Generated<number>;
  show_in_filter: Generated<boolean>;
}

export interface SpecValueTable {
  id: Id;
  group_id: number;
  value: string;
  number: number | null;
  position: Generated<number>;
  show_in_filter: Generated<boolean>;
}

export interface ProductSpecTable {
  product_id: number;
  value_id: number;
}

export interface ColorTable {
  id: Id;
  name: string;
  hex: string | null;
  position: Generated<number>;
}

export interface ColorValueTable {
  id: Id;
  color_id: number;
  name: string;
}

/** The filter values of a product, which earlier versions read from `product_spec` and `product_color`. */
export interface ProductFilterTable {
  product_id: number;
  /** Ids of `spec_value`, ascending. */
  spec_value_ids: readonly number[];
  /** Ids of `color_value`, ascending. */
  color_value_ids: readonly number[];
}

export interface ProductColorTable {
  product_id: number;
  color_value_id: number;
}

export interface VariantAttributeTable {
  id: Id;
  label: string;
  level: number;
  position: Generated<number>;
}

export interface VariantValueTable {
  id: Id;
  attribute_id: number;
  name: string;
  position: Generated<number>;
}

export interface ProductVariantValueTable {
  product_id: number;
  attribute_id: number;
  value_id: number;
}

export interface ProductRelationTable {
  product_id: number;
  related_id: number;
  kind: string;
  position: Generated<number>;
}

export interface GiftCampaignTable {
  id: Id;
  product_id: number;
  gift_product_id: number;
  active: Generated<boolean>;
}

export interface ImportRunTable {
  id: Id;
  kind: Generated<"products" | "store-stock">;
  source_id: number | null;
  origin: string;
  state: string;
  report: Json<unknown> | null;
  started_at: Now;
  finished_at: Date | null;
}

export interface FeedPictureTable {
  path: string;
  source: string;
  /** Path below `/assets/uploads/` of the drawing shown when the picture cannot be fetched. */
  drawing: Generated<string | null>;
}

export interface PictureTable {
  /** The shop's address of the picture, without a width. */
  path: string;
  stamp: string;
  width: number;
  height: number;
  tone: string | null;
}

export interface ProductStopTable {
  id: OwnId;
  product_id: number;
  reason: string;
  is_recall: Generated<boolean>;
  numbers: Generated<string>;
  hazard: Generated<string>;
  advice: Generated<string>;
  started_at: Now;
  started_by: number | null;
  ended_at: Generated<Date | null>;
  ended_by: Generated<number | null>;
}

export interface RecallEmailTable {
  id: OwnId;
  stop_id: number;
  order_id: number;
  mailed_at: Generated<Date | null>;
}
