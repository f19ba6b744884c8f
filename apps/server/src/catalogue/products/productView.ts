import { addToCartPath } from "@torg/cart/contract";
import { pageAddress } from "@torg/pages/contract";
import type { ListingProduct, BannerImage } from "@torg/catalog/contract";
import { pictureWithWidth } from "@torg/format";
import { escapeHtml } from "../../http/responses/escapeHtml.ts";
import { catalogueTexts } from "../../texts/catalogue/catalogueTexts.ts";
import { comparisonPrice } from "./comparisonPrice.ts";
import { energyFields } from "./energyFields.ts";
import { priorPriceOre } from "./priorPrice.ts";
import type { ProductRow } from "./productRow.ts";

/** The address of a product's page. */
export function productUrl(id: number): string {
  return pageAddress("product", id);
}

/** A product in the format of listings; prices include VAT. */
export function listingProduct(row: ProductRow): ListingProduct {
  return {
    productId: row.id,
    name: row.name,
    title: row.title,
    url: productUrl(row.id),
    image: thumb(row, 220),
    brandId: row.brand_id,
    brandName: row.brand_hidden === true ? "" : (row.brand_name ?? ""),
    averageRating: row.rating ?? row.parent_rating,
    ...statusOf(row),
    tags: row.tags.map((tag) => ({
      name: tag.name,
      color: tag.color,
      isDark: tag.dark,
    })),
    ...pricesOf(row),
    ...familyOf(row),
    ...comparisonPrice(row.price_hidden ? null : row.price_ore, row.measure),
    ...energyFields(row.energy, row.name),
    isPackage: row.is_package,
    info: row.summary,
    parentId: row.parent_id,
    isParent: row.is_parent,
    badgeId: row.badge?.id ?? null,
    badgeImage: row.badge?.image ?? null,
    badgePosition: row.badge?.position ?? null,
    maxPurchasableQuantity: row.max_quantity,
    stock: row.stock,
    availability: stateOf(row),
    hasLimitedStock: row.has_limited_stock,
    buyDisabled:
      row.buy_disabled || row.stopped_at !== null || row.price_hidden || row.price_ore === null || isSoldOut(row),
    addToCartUrl: row.has_own_cart_address ? addToCartPath(row.id) : null,
    onlyOnce: row.only_once,
  };
}

/**
 * Whether there is nothing left to buy. A product with its own cart address is not checked here, as that address
 * responds.
 */
function isSoldOut(row: ProductRow): boolean {
  return row.stock <= 0 && !row.is_parent && !row.has_own_cart_address;
}

/** The picture of a product, or of its parent. Its size is included with a tone, which needs it. */
export function thumb(row: ProductRow, width: number): BannerImage | null {
  const image = row.image ?? row.parent_image;
  if (image === null) return null;
  const { image_tone: tone, image_width: trueWidth, image_height: trueHeight } = row;
  const placeholder = tone === null ? {} : { tone, width: trueWidth ?? undefined, height: trueHeight ?? undefined };
  return { thumb: pictureWithWidth(image, width), ...placeholder };
}

function pricesOf(row: ProductRow) {
  const price = row.price_hidden ? null : row.price_ore;
  const prior = priorPriceOre(row);
  const isReduced = price !== null && prior !== null;
  return {
    hidesPrice: row.price_hidden || row.price_ore === null,
    priceOre: price,
    originalPriceOre: isReduced ? prior : null,
    // From the feed or not at all: a cost of credit that nobody offers is misleading.
    monthlyOre: price === null ? null : row.monthly_price_ore,
    isDiscounted: isReduced,
    discountBadge: isReduced ? badgeOf(row, price, prior) : null,
  };
}

/** The family fields: a parent represents its variants, every other product itself. */
function familyOf({ family, price_ore: lowest }: ProductRow) {
  const highest = family?.highest_ore ?? null;
  const hasSeveral = lowest !== null && highest !== null && highest > lowest;
  return {
    variantCount: family?.count ?? null,
    isLowestPrice: hasSeveral,
    highestPriceOre: hasSeveral ? highest : null,
  };
}

function badgeOf(row: ProductRow, price: number, prior: number) {
  const own = row.discount_badge;
  return {
    image: own?.image ?? null,
    percent: own?.percent ?? Math.round(((prior - price) / prior) * 100),
    amountOre: own?.amount_ore ?? prior - price,
    isSecondPriority: own?.second ?? false,
  };
}

const icons = {
  in_stock: { statusIcon: "check-circle", statusIconColor: "#2e7d32" },
  out_of_stock: { statusIcon: "x-circle", statusIconColor: "#b3261e" },
  preorder: { statusIcon: "clock", statusIconColor: "#8a5a00" },
  backorder: { statusIcon: "clock", statusIconColor: "#8a5a00" },
} as const;

function statusOf(row: ProductRow) {
  if (row.stopped_at !== null) return { ...icons.out_of_stock, statusHtml: catalogueTexts.stopped };
  if (row.status !== null) {
    const { icon, color, html } = row.status;
    return { statusIcon: icon, statusIconColor: color, statusHtml: html };
  }
  const state = stateOf(row);
  return { ...icons[state], statusHtml: `<span>${escapeHtml(catalogueTexts.status[state])}</span>` };
}

const isState = (availability: string): availability is keyof typeof icons => Object.hasOwn(icons, availability);

/** Whether a product can be delivered now, later or not; without any stock it is sold out. */
export function stateOf({
  availability,
  stock,
  is_parent: isParent,
  family,
  stopped_at: stopped,
}: ProductRow): keyof typeof icons {
  if (family !== null) return family.availability;
  if (stopped !== null || (stock <= 0 && !isParent)) return "out_of_stock";
  return isState(availability) ? availability : "out_of_stock";
}
