import { emptyFeedItem, type KeptItem, type WrittenItem } from "@torg/feed";
import { pictureWithWidth } from "@torg/format";
import { uploadsPath } from "@torg/format/addresses";
import { drawingFolder } from "../drawings/drawingPath.ts";
import { listingProduct } from "../catalogue/products/productView.ts";
import type { ProductContent, ProductRow } from "../catalogue/products/productRow.ts";
import { stateOf } from "../catalogue/products/productView.ts";

/** A product as the database has it, and what is told beside it. */
export interface SoldProduct {
  readonly row: ProductRow;
  readonly content: ProductContent | null;
  /** What its feed said of it; null where no feed brought it. */
  readonly kept: KeptItem | null;
  /** The feed's name of what it is a variant of; null for all others. */
  readonly group: string | null;
  /** The way to its department, the first step first. */
  readonly categories: readonly string[];
  readonly shipping: NonNullable<WrittenItem["shipping"]>;
}

const mostPictures = 11;
const pictureWidth = 1280;

/** An amount as feeds write it: `1999.00 SEK`. */
export const feedPrice = (ore: number): string => `${(ore / 100).toFixed(2)} SEK`;

/** Pictures as everybody can show them, drawings too. */
function pictureOf(origin: string, address: string): string {
  if (!address.startsWith(uploadsPath)) return new URL(address, origin).href;
  return `${origin}${pictureWithWidth(address, pictureWidth)}&f=jpg`;
}

/** Drawings stand in the shop alone: those who take feeds ask for photographs. */
function picturesOf({ row, content }: SoldProduct, origin: string): readonly string[] {
  const own = (content?.images ?? []).map(({ src }) => src);
  const main = row.image ?? row.parent_image;
  const all = own.length > 0 || main === null ? own : [main];
  const photographs = all.filter((address) => !address.startsWith(uploadsPath + drawingFolder));
  return photographs.slice(0, mostPictures).map((address) => pictureOf(origin, address));
}

/** What no feed said, as far as the shop knows it. */
function derived({ row, content, categories }: SoldProduct): KeptItem {
  return {
    condition: "new",
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

/** A product as a feed says it: its feed's own words, and what the shop asks and has at this moment; null without a price. */
export function soldItem(product: SoldProduct, origin: string): WrittenItem | null {
  const { row, content, kept, group, shipping } = product;
  const { priceOre, originalPriceOre, url, brandName } = listingProduct(row);
  if (priceOre === null) return null;
  const [imageLink = "", ...additionalImageLinks] = picturesOf(product, origin);
  const said = { ...emptyFeedItem, ...(kept ?? derived(product)) };
  const availability = stateOf(row);
  const isLater = availability === "preorder" || availability === "backorder";
  return {
    ...said,
    id: row.external_id,
    title: row.name,
    description: content?.description_html || row.summary || row.name,
    link: origin + url,
    imageLink,
    additionalImageLinks,
    price: feedPrice(originalPriceOre ?? priceOre),
    salePrice: originalPriceOre === null ? "" : feedPrice(priceOre),
    salePriceEffectiveDate: originalPriceOre === null ? "" : said.salePriceEffectiveDate,
    availability,
    availabilityDate: isLater ? said.availabilityDate : "",
    brand: brandName,
    gtin: row.gtin ?? "",
    mpn: row.article_number ?? "",
    itemGroupId: group ?? said.itemGroupId,
    shipping,
  };
}
