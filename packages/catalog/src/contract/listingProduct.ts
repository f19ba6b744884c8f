import * as z from "zod/mini";
import { comparisonPriceFields } from "./disclosure.ts";
import { energySchema } from "./energy.ts";
import {
  amountOrNull,
  flag,
  id,
  idOrNull,
  listOf,
  numberOrNull,
  numberOrZero,
  text,
  textOrNull,
  withAliases,
} from "./fields.ts";

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
  product_tag_color: textOrNull,
  product_tag_color_is_dark: flag,
});

/** How much a product is reduced, in percent and kronor. */
export const discountBadgeSchema = z.object({
  image: textOrNull,
  discount: numberOrNull,
  discount_amount: amountOrNull,
  is_second_priority: flag,
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
  product_id: id,
  product_name: z.string(),
  product_title: text,
  product_url: z.string(),
  product_puff_image: puffImageSchema,
  brand_id: idOrNull,
  brand_name: text,
  average_rating: numberOrNull,
  status_icon: textOrNull,
  status_icon_color: textOrNull,
  product_status_name: text,
  tags: listOf(tagSchema),
  discount_badge: z._default(z.nullable(discountBadgeSchema), null),
  is_package: flag,
  is_discounted: flag,
  product_display_price: amountOrNull,
  product_display_original_price: amountOrNull,
  product_display_price_monthly: numberOrNull,
  product_hide_price: flag,
  variant_count: numberOrNull,
  price_is_lowest: flag,
  product_highest_price: amountOrNull,
  availability: availabilitySchema,
  ...comparisonPriceFields,
  product_energy_class: textOrNull,
  energy_labels_module_active: flag,
  product_info_puff: text,
  parent_id: idOrNull,
  product_is_parent: flag,
  badge_id: idOrNull,
  badge_image: textOrNull,
  badge_position: textOrNull,
  max_purchasable_quantity: numberOrNull,
  product_qty: numberOrZero,
  has_limited_in_stock_quantity: flag,
  energy: z._default(z.nullable(energySchema), null),
  buy_disabled: flag,
  add_to_cart_url: textOrNull,
  only_once: flag,
};

/** A product in a listing. */
export const listingProductSchema = z.pipe(withAliases(productAliases), z.object(listingProductFields));

export type PuffImage = Readonly<z.output<typeof puffImageSchema>>;
export type ProductTag = Readonly<z.output<typeof tagSchema>>;
export type DiscountBadge = Readonly<z.output<typeof discountBadgeSchema>>;
export type Availability = z.output<typeof availabilitySchema>;
export type ListingProduct = Readonly<z.output<typeof listingProductSchema>>;
