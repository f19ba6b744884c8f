import { pageAddress } from "@torg/pages/contract";
import type { ListingProduct } from "@torg/catalog/contract";
import { pictureWithWidth, toKronor } from "@torg/format";
import { catalogueTexts } from "../../texts/catalogueTexts.ts";
import { comparisonPrice } from "./comparisonPrice.ts";
import { energyFields } from "./energyFields.ts";
import { priorPriceOre } from "./priorPrice.ts";
import type { ProductRow } from "./productRow.ts";

/** The address of a product's page. */
export function productUrl(id: number): string {
  return pageAddress("product", id);
}

/** How a product is shown in a listing; prices include VAT. */
export function listingProduct(row: ProductRow): ListingProduct {
  return {
    product_id: row.id,
    product_name: row.name,
    product_title: row.title,
    product_url: productUrl(row.id),
    product_puff_image: thumb(row, 220),
    brand_id: row.brand_id,
    brand_name: row.brand_hidden === true ? "" : (row.brand_name ?? ""),
    average_rating: row.rating ?? row.parent_rating,
    ...statusOf(row),
    tags: row.tags.map((tag) => ({
      product_tag_name: tag.name,
      product_tag_color: tag.color,
      product_tag_color_is_dark: tag.dark,
    })),
    ...pricesOf(row),
    ...familyOf(row),
    ...comparisonPrice(row.price_hidden ? null : row.price_ore, row.measure),
    ...energyFields(row.energy, row.name),
    is_package: row.is_package,
    product_info_puff: row.summary,
    parent_id: row.parent_id,
    product_is_parent: row.is_parent,
    badge_id: row.badge?.id ?? null,
    badge_image: row.badge?.image ?? null,
    badge_position: row.badge?.position ?? null,
    max_purchasable_quantity: row.max_quantity,
    product_qty: row.stock,
    availability: stateOf(row),
    has_limited_in_stock_quantity: row.has_limited_stock,
    buy_disabled: row.buy_disabled || row.price_hidden || row.price_ore === null || isSoldOut(row),
    add_to_cart_url: row.has_own_cart_address ? `/kassa/lagg-i-varukorg/${row.id}` : null,
    only_once: row.only_once,
  };
}

/** Nothing left to put into a cart. A product with an address of its own is asked there, which then says so. */
function isSoldOut(row: ProductRow): boolean {
  return row.stock <= 0 && !row.is_parent && !row.has_own_cart_address;
}

/** The picture of a product, or of its parent. */
export function thumb(row: ProductRow, width: number): { readonly thumb: string } | null {
  const image = row.image ?? row.parent_image;
  return image === null ? null : { thumb: pictureWithWidth(image, width) };
}

function pricesOf(row: ProductRow) {
  const price = row.price_hidden ? null : row.price_ore;
  const prior = priorPriceOre(row);
  const isReduced = price !== null && prior !== null;
  return {
    product_hide_price: row.price_hidden || row.price_ore === null,
    product_display_price: price === null ? null : toKronor(price),
    product_display_original_price: isReduced ? toKronor(prior) : null,
    // Told by the feed or not at all: a figure of credit that nobody offers misleads.
    product_display_price_monthly:
      price === null || row.monthly_price_ore === null ? null : toKronor(row.monthly_price_ore),
    is_discounted: isReduced,
    discount_badge: isReduced ? badgeOf(row, price, prior) : null,
  };
}

/** What a product stands for: a parent for its variants, every other one for itself. */
function familyOf({ family, price_ore: lowest }: ProductRow) {
  const highest = family?.highest_ore ?? null;
  const hasSeveral = lowest !== null && highest !== null && highest > lowest;
  return {
    variant_count: family?.count ?? null,
    price_is_lowest: hasSeveral,
    product_highest_price: hasSeveral ? toKronor(highest) : null,
  };
}

function badgeOf(row: ProductRow, price: number, prior: number) {
  const own = row.discount_badge;
  return {
    image: own?.image ?? null,
    discount: own?.percent ?? Math.round(((prior - price) / prior) * 100),
    discount_amount: toKronor(own?.amount_ore ?? prior - price),
    is_second_priority: own?.second ?? false,
  };
}

const icons = {
  in_stock: { status_icon: "check-circle", status_icon_color: "#2e7d32" },
  out_of_stock: { status_icon: "x-circle", status_icon_color: "#b3261e" },
  preorder: { status_icon: "clock", status_icon_color: "#8a5a00" },
  backorder: { status_icon: "clock", status_icon_color: "#8a5a00" },
} as const;

function statusOf(row: ProductRow) {
  if (row.status !== null) {
    const { icon, color, html } = row.status;
    return { status_icon: icon, status_icon_color: color, product_status_name: html };
  }
  const state = stateOf(row);
  return { ...icons[state], product_status_name: catalogueTexts.status[state] };
}

/** Whether a product can be delivered now; goods in stock that are all gone are sold out. */
export function stateOf({ availability, stock, is_parent: isParent, family }: ProductRow): keyof typeof icons {
  if (family !== null) return family.availability;
  if (availability === "preorder" || availability === "backorder") return availability;
  return availability === "in_stock" && (stock > 0 || isParent) ? "in_stock" : "out_of_stock";
}
