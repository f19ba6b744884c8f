import { emptyFeedItem, feedTexts, type StoredFeedItem, type ExportedItem } from "@torg/feed";
import { pictureWithWidth } from "@torg/format";
import { uploadsPath } from "@torg/format/addresses";
import { drawingFolder } from "../drawings/drawingPath.ts";
import { listingProduct } from "../catalogue/products/productView.ts";
import type { ProductContent, ProductRow } from "../catalogue/products/productRow.ts";
import { variantName } from "../catalogue/products/variantName.ts";
import { stateOf } from "../catalogue/products/productView.ts";

/** A product in the database, with the data around it. */
export interface SoldProduct {
  readonly row: ProductRow;
  readonly content: ProductContent | null;
  /** Its item in the imported feed; null if no feed contained it. */
  readonly imported: StoredFeedItem | null;
  /** The feed's id of its group; null if it is not a variant, or the format could not tell the variants apart. */
  readonly group: string | null;
  /** A variant's values by the labels of the format's attributes, where no feed has said them. */
  readonly variant: Readonly<Record<string, string>>;
  /** The path to its category, from the top. */
  readonly categories: readonly string[];
  readonly shipping: NonNullable<ExportedItem["shipping"]>;
}

const maxPictures = 11;
const maxTitleLength = 150;
const pictureWidth = 1280;

/** Formats an amount for feeds: `1999.00 SEK`. */
export const feedPrice = (ore: number): string => `${(ore / 100).toFixed(2)} SEK`;

/** The address of a picture in a format that every client can show, also for drawings. */
function pictureOf(origin: string, address: string): string {
  if (!address.startsWith(uploadsPath)) return new URL(address, origin).href;
  return `${origin}${pictureWithWidth(address, pictureWidth)}&f=jpg`;
}

/** Leaves out drawings: receivers of feeds require photographs. */
function picturesOf({ row, content }: SoldProduct, origin: string): readonly string[] {
  const own = (content?.images ?? []).map(({ src }) => src);
  const main = row.image ?? row.parent_image;
  const paths = own.length > 0 || main === null ? own : [main];
  const photographs = paths.filter((address) => !address.startsWith(uploadsPath + drawingFolder));
  return photographs.slice(0, maxPictures).map((address) => pictureOf(origin, address));
}

/** The name by which a shopper tells it from its other variants; a long one is cut before the values that do so. */
function titleOf({ name, variant_values: values }: ProductRow): string {
  const title = variantName(name, values ?? []);
  const excess = title.length - maxTitleLength;
  return excess <= 0 ? title : variantName(name.slice(0, -excess).trimEnd(), values ?? []).slice(0, maxTitleLength);
}

/** Values that the imported feed does not have, as far as the shop knows them. */
function derived({ row, content, categories, variant }: SoldProduct): StoredFeedItem {
  const { color, size, material, pattern, gender, ageGroup } = feedTexts.variantLabels;
  return {
    condition: "new",
    color: variant[color] ?? "",
    size: variant[size] ?? "",
    material: variant[material] ?? "",
    pattern: variant[pattern] ?? "",
    gender: variant[gender] ?? "",
    ageGroup: variant[ageGroup] ?? "",
    productTypes: categories.length === 0 ? [] : [categories.join(" > ")],
    energyClass: row.energy?.class ?? "",
    details: (content?.specifications ?? []).map(({ title, unit, value, section }) => ({
      section: section ?? "",
      name: title,
      value: unit === null ? value : `${value} ${unit}`,
    })),
    isBundle: row.is_package ? "yes" : "",
    shippingWeight: row.weight_grams === null ? "" : `${row.weight_grams} g`,
  };
}

/**
 * A product as an item of a feed: the values of its imported feed, with the shop's current price and stock; null
 * without a price.
 */
export function soldItem(product: SoldProduct, origin: string): ExportedItem | null {
  const { row, content, imported, group, shipping } = product;
  const { priceOre, originalPriceOre, url, brandName } = listingProduct(row);
  if (priceOre === null) return null;
  const [imageLink = "", ...additionalImageLinks] = picturesOf(product, origin);
  const base = { ...emptyFeedItem, ...(imported ?? derived(product)) };
  const availability = stateOf(row);
  const isLater = availability === "preorder" || availability === "backorder";
  return {
    ...base,
    id: row.external_id,
    title: titleOf(row),
    description: content?.description_html || row.summary || row.name,
    link: origin + url,
    imageLink,
    additionalImageLinks,
    price: feedPrice(originalPriceOre ?? priceOre),
    salePrice: originalPriceOre === null ? "" : feedPrice(priceOre),
    salePriceEffectiveDate: originalPriceOre === null ? "" : base.salePriceEffectiveDate,
    availability,
    availabilityDate: isLater ? base.availabilityDate : "",
    brand: brandName,
    gtin: row.gtin ?? "",
    mpn: row.article_number ?? "",
    itemGroupId: group ?? "",
    shipping,
  };
}
