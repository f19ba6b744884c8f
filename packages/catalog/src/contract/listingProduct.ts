import {
  wireAliases,
  wireAmountOrNull,
  wireFlag,
  wireInteger,
  wireIntegerOrNull,
  wireList,
  wireNumberOrNull,
  wireNumberOrZero,
  wireText,
  wireTextOrNull,
} from "@torg/http";
import * as z from "zod/mini";
import { comparisonPriceFields } from "./disclosure.ts";
import { energySchema } from "./energy.ts";

/** The picture of a tile: an address, or an object with `thumb`; always read as the object, null when there is none. */
export const puffImageSchema = z._default(
  z.pipe(
    z.transform((value: unknown): unknown => {
      if (typeof value === "string") return value === "" ? null : { thumb: value };
      return value ?? null;
    }),
    z.nullable(z.object({ thumb: z.string() })),
  ),
  null,
);

/** A coloured word on a tile; a dark colour carries white text. */
export const tagSchema = z.object({
  product_tag_name: z.string(),
  product_tag_color: wireTextOrNull,
  product_tag_color_is_dark: wireFlag,
});

/** How much a product is reduced, in percent and kronor. */
export const discountBadgeSchema = z.object({
  image: wireTextOrNull,
  discount: wireNumberOrNull,
  discount_amount: wireAmountOrNull,
  is_second_priority: wireFlag,
});

/** The second names of product fields that older backends send. */
export const productAliases = {
  product_url: "product_link",
  is_package: "product_is_package",
  product_display_price_monthly: "product_monthly_price",
} as const;

const availabilities = ["in_stock", "out_of_stock", "preorder", "backorder"] as const;

/** Whether a product can be had; a word that is none of these is read as not said. */
export const availabilitySchema = z._default(
  z.pipe(
    z.transform((value: unknown): unknown => availabilities.find((known) => known === value) ?? null),
    z.nullable(z.enum(availabilities)),
  ),
  null,
);

/** Fields of a product in a listing; prices are kronor in the session's VAT mode. */
export const listingProductFields = {
  product_id: wireInteger,
  product_name: z.string(),
  product_title: wireText,
  product_url: z.string(),
  product_puff_image: puffImageSchema,
  brand_id: wireIntegerOrNull,
  brand_name: wireText,
  average_rating: wireNumberOrNull,
  status_icon: wireTextOrNull,
  status_icon_color: wireTextOrNull,
  product_status_name: wireText,
  tags: wireList(tagSchema),
  discount_badge: z._default(z.nullable(discountBadgeSchema), null),
  is_package: wireFlag,
  is_discounted: wireFlag,
  product_display_price: wireAmountOrNull,
  product_display_original_price: wireAmountOrNull,
  product_display_price_monthly: wireNumberOrNull,
  product_hide_price: wireFlag,
  variant_count: wireNumberOrNull,
  price_is_lowest: wireFlag,
  product_highest_price: wireAmountOrNull,
  availability: availabilitySchema,
  ...comparisonPriceFields,
  product_energy_class: wireTextOrNull,
  energy_labels_module_active: wireFlag,
  product_info_puff: wireText,
  parent_id: wireIntegerOrNull,
  product_is_parent: wireFlag,
  badge_id: wireIntegerOrNull,
  badge_image: wireTextOrNull,
  badge_position: wireTextOrNull,
  max_purchasable_quantity: wireNumberOrNull,
  product_qty: wireNumberOrZero,
  has_limited_in_stock_quantity: wireFlag,
  energy: z._default(z.nullable(energySchema), null),
  buy_disabled: wireFlag,
  add_to_cart_url: wireTextOrNull,
  only_once: wireFlag,
};

/** A product in a listing. */
export const listingProductSchema = z.pipe(wireAliases(productAliases), z.object(listingProductFields));

export type PuffImage = Readonly<z.output<typeof puffImageSchema>>;
export type ProductTag = Readonly<z.output<typeof tagSchema>>;
export type DiscountBadge = Readonly<z.output<typeof discountBadgeSchema>>;
export type Availability = z.output<typeof availabilitySchema>;
export type ListingProduct = Readonly<z.output<typeof listingProductSchema>>;
