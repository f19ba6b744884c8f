import type { FeedProduct, StoredFeedItem } from "@torg/feed";
import type { Generated } from "kysely";
import type {
  StoredBadge,
  StoredDisclosure,
  StoredDiscountBadge,
  StoredEmbed,
  StoredEnergy,
  StoredImage,
  StoredMeasure,
  StoredSpecification,
  StoredStatus,
  StoredTag,
} from "./catalogueTables.ts";
import type { DefaultJson, Id, Json, Now } from "./columns.ts";

/**
 * The types of columns by their names in the list below: "…OrNull" where null is allowed. Columns with a default need
 * not be written.
 */
interface ColumnTypes {
  readonly id: Id;
  readonly text: string;
  readonly textOrDefault: Generated<string>;
  readonly textOrNull: string | null;
  readonly whole: number;
  readonly wholeOrDefault: Generated<number>;
  readonly wholeOrNull: number | null;
  readonly flag: Generated<boolean>;
  readonly now: Now;
  readonly momentOrNull: Date | null;
  readonly names: DefaultJson<readonly string[]>;
  readonly images: DefaultJson<readonly StoredImage[]>;
  readonly specifications: DefaultJson<readonly StoredSpecification[]>;
  readonly tags: DefaultJson<readonly StoredTag[]>;
  readonly badgeOrNull: Json<StoredBadge> | null;
  readonly discountBadgeOrNull: Json<StoredDiscountBadge> | null;
  readonly energyOrNull: Json<StoredEnergy> | null;
  readonly measureOrNull: Json<StoredMeasure> | null;
  readonly disclosureOrNull: Json<StoredDisclosure> | null;
  readonly embedOrNull: Json<StoredEmbed> | null;
  readonly feedItemOrNull: Json<StoredFeedItem> | null;
  readonly statusOrNull: Json<StoredStatus> | null;
}

interface Column {
  readonly type: keyof ColumnTypes;
  /** Where it is read: in lists and on the product's page, only on its page, or in neither. */
  readonly shown: "lists" | "page" | "nowhere";
  /** The field of a delivered product that is written to it unchanged. */
  readonly delivered?: keyof FeedProduct;
}

/** Every column of a product. The table type, the queries and the import are derived from this list. */
export const productColumns = {
  id: { type: "id", shown: "lists" },
  source_id: { type: "whole", shown: "lists" },
  external_id: { type: "text", shown: "lists" },
  parent_id: { type: "wholeOrNull", shown: "lists" },
  is_parent: { type: "flag", shown: "lists" },
  category_id: { type: "wholeOrNull", shown: "lists" },
  brand_id: { type: "wholeOrNull", shown: "lists" },
  name: { type: "text", shown: "lists", delivered: "title" },
  title: { type: "text", shown: "lists", delivered: "title" },
  summary: { type: "textOrDefault", shown: "lists", delivered: "summary" },
  description_html: { type: "textOrDefault", shown: "page", delivered: "descriptionHtml" },
  search_words: { type: "textOrDefault", shown: "nowhere" },
  article_number: { type: "textOrNull", shown: "lists", delivered: "articleNumber" },
  gtin: { type: "textOrNull", shown: "lists", delivered: "gtin" },
  source_link: { type: "textOrNull", shown: "lists", delivered: "sourceLink" },
  price_ore: { type: "wholeOrNull", shown: "lists", delivered: "priceOre" },
  prior_price_ore: { type: "wholeOrNull", shown: "lists", delivered: "priorPriceOre" },
  lowest_prior_price_ore: { type: "wholeOrNull", shown: "lists" },
  told_price_ore: { type: "wholeOrNull", shown: "nowhere", delivered: "priceOre" },
  told_prior_price_ore: { type: "wholeOrNull", shown: "nowhere", delivered: "priorPriceOre" },
  price_hidden: { type: "flag", shown: "lists" },
  vat_percent: { type: "wholeOrDefault", shown: "lists" },
  told_vat_percent: { type: "wholeOrNull", shown: "nowhere", delivered: "vatPercent" },
  monthly_price_ore: { type: "wholeOrNull", shown: "lists", delivered: "monthlyPriceOre" },
  availability: { type: "textOrDefault", shown: "lists", delivered: "availability" },
  stock: { type: "wholeOrDefault", shown: "lists" },
  has_limited_stock: { type: "flag", shown: "lists" },
  max_quantity: { type: "wholeOrNull", shown: "lists", delivered: "maxQuantity" },
  buy_disabled: { type: "flag", shown: "lists" },
  has_own_cart_address: { type: "flag", shown: "lists" },
  only_once: { type: "flag", shown: "lists" },
  weight_grams: { type: "wholeOrNull", shown: "lists", delivered: "weightGrams" },
  is_digital: { type: "flag", shown: "lists", delivered: "isDigital" },
  is_package: { type: "flag", shown: "lists", delivered: "isPackage" },
  package_names: { type: "names", shown: "lists" },
  listed: { type: "flag", shown: "lists" },
  rating: { type: "wholeOrNull", shown: "lists" },
  review_count: { type: "wholeOrDefault", shown: "lists" },
  popularity: { type: "wholeOrDefault", shown: "lists" },
  image: { type: "textOrNull", shown: "lists" },
  images: { type: "images", shown: "page" },
  specifications: { type: "specifications", shown: "page" },
  tags: { type: "tags", shown: "lists", delivered: "tags" },
  badge: { type: "badgeOrNull", shown: "lists" },
  discount_badge: { type: "discountBadgeOrNull", shown: "lists" },
  energy: { type: "energyOrNull", shown: "lists", delivered: "energy" },
  measure: { type: "measureOrNull", shown: "lists", delivered: "measure" },
  disclosure: { type: "disclosureOrNull", shown: "page", delivered: "disclosure" },
  embed: { type: "embedOrNull", shown: "page" },
  status: { type: "statusOrNull", shown: "lists" },
  show_store_stock: { type: "flag", shown: "lists" },
  feed_item: { type: "feedItemOrNull", shown: "nowhere", delivered: "feedItem" },
  content_hash: { type: "textOrDefault", shown: "nowhere" },
  created_at: { type: "now", shown: "lists" },
  updated_at: { type: "now", shown: "lists" },
  removed_at: { type: "momentOrNull", shown: "lists" },
  stopped_at: { type: "momentOrNull", shown: "lists" },
  // Written by older versions only.
  search_vector: { type: "textOrNull", shown: "nowhere" },
  name_letters: { type: "textOrNull", shown: "nowhere" },
  search_letters: { type: "textOrNull", shown: "nowhere" },
} as const satisfies Readonly<Record<string, Column>>;

type Columns = typeof productColumns;

/** The name of a product column. */
export type ProductColumn = keyof Columns;

/** A product row. */
export type ProductTable = { [Name in ProductColumn]: ColumnTypes[Columns[Name]["type"]] };

/** The columns read in one place. */
export type ShownColumn<Where extends Column["shown"]> = {
  [Name in ProductColumn]: Columns[Name]["shown"] extends Where ? Name : never;
}[ProductColumn];

const isColumn = (name: string): name is ProductColumn => Object.hasOwn(productColumns, name);

/** The names of all columns. */
export const productColumnNames: readonly ProductColumn[] = Object.keys(productColumns).filter(isColumn);

const isInLists = (name: ProductColumn): name is ShownColumn<"lists"> => productColumns[name].shown === "lists";
const isOnPage = (name: ProductColumn): name is ShownColumn<"page"> => productColumns[name].shown === "page";

/** The product columns read by lists and pages. */
export const listColumns: readonly ShownColumn<"lists">[] = productColumnNames.filter(isInLists);

/** The product columns read only by its own page; they can be long. */
export const pageColumns: readonly ShownColumn<"page">[] = productColumnNames.filter(isOnPage);

/** The field of a delivered product for a column; null for columns that only the shop writes. */
export function deliveredField(name: ProductColumn): keyof FeedProduct | null {
  const column: Column = productColumns[name];
  return column.delivered ?? null;
}

/** The database type of a column, for casting from JSON texts. */
export function jsonCast(name: ProductColumn): "text" | "int" | "boolean" | "jsonb" {
  const { type } = productColumns[name];
  if (type.startsWith("text")) return "text";
  if (type.startsWith("whole")) return "int";
  return type === "flag" ? "boolean" : "jsonb";
}
