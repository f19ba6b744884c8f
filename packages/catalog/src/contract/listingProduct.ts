import {
  inOre,
  wireAliases,
  wireFlag,
  wireInteger,
  wireIntegerOrNull,
  wireList,
  wireNumberOrNull,
  wireNumberOrZero,
  wireObject,
  wireOreOrNull,
  wireText,
  wireTextOrNull,
} from "@torg/http";
import * as z from "zod/mini";
import { comparisonPriceFields } from "./disclosure.ts";
import { energySchema } from "./energy.ts";
import { describedPictureFields } from "./describedPicture.ts";

/**
 * The picture of a tile: an address, or an object with `thumb` and optional picture details. Always parsed to the
 * object, or null without a picture.
 */
export const bannerImageSchema = z._default(
  z.pipe(
    z.transform((value: unknown): unknown => {
      if (typeof value === "string") return value === "" ? null : { thumb: value };
      return value ?? null;
    }),
    z.nullable(z.object({ thumb: z.string(), ...describedPictureFields })),
  ),
  null,
);

/** A coloured label on a tile; a dark colour carries white text. */
export const tagSchema = wireObject({
  name: ["product_tag_name", z.string()],
  color: ["product_tag_color", wireTextOrNull],
  isDark: ["product_tag_color_is_dark", wireFlag],
});

/** How much a product is reduced, in percent and as an amount. */
export const discountBadgeSchema = wireObject({
  image: wireTextOrNull,
  percent: ["discount", wireNumberOrNull],
  amountOre: ["discount_amount", wireOreOrNull],
  isSecondPriority: ["is_second_priority", wireFlag],
});

/** Alternative product field names that older backends send. */
export const productAliases = {
  product_url: "product_link",
  is_package: "product_is_package",
  product_display_price_monthly: "product_monthly_price",
} as const;

const availabilities = ["in_stock", "out_of_stock", "preorder", "backorder"] as const;

/** Whether a product is available; an unknown word counts as not given. */
export const availabilitySchema = z._default(
  z.pipe(
    z.transform((value: unknown): unknown => availabilities.find((availability) => availability === value) ?? null),
    z.nullable(z.enum(availabilities)),
  ),
  null,
);

/** Monthly cost; anything but a number counts as not given. */
export const monthlyOre = inOre(wireNumberOrNull);

/** Fields of a product in a listing; prices follow the visitor's VAT mode. */
export const listingProductFields = {
  productId: ["product_id", wireInteger],
  name: ["product_name", z.string()],
  title: ["product_title", wireText],
  url: ["product_url", z.string()],
  image: ["product_puff_image", bannerImageSchema],
  brandId: ["brand_id", wireIntegerOrNull],
  brandName: ["brand_name", wireText],
  averageRating: ["average_rating", wireNumberOrNull],
  statusIcon: ["status_icon", wireTextOrNull],
  statusIconColor: ["status_icon_color", wireTextOrNull],
  statusHtml: ["product_status_name", wireText],
  tags: wireList(tagSchema),
  discountBadge: ["discount_badge", z._default(z.nullable(discountBadgeSchema), null)],
  isPackage: ["is_package", wireFlag],
  isDiscounted: ["is_discounted", wireFlag],
  priceOre: ["product_display_price", wireOreOrNull],
  originalPriceOre: ["product_display_original_price", wireOreOrNull],
  monthlyOre: ["product_display_price_monthly", monthlyOre],
  hidesPrice: ["product_hide_price", wireFlag],
  variantCount: ["variant_count", wireNumberOrNull],
  isLowestPrice: ["price_is_lowest", wireFlag],
  highestPriceOre: ["product_highest_price", wireOreOrNull],
  availability: availabilitySchema,
  ...comparisonPriceFields,
  energyClass: ["product_energy_class", wireTextOrNull],
  showsEnergyLabel: ["energy_labels_module_active", wireFlag],
  info: ["product_info_puff", wireText],
  parentId: ["parent_id", wireIntegerOrNull],
  isParent: ["product_is_parent", wireFlag],
  badgeId: ["badge_id", wireIntegerOrNull],
  badgeImage: ["badge_image", wireTextOrNull],
  badgePosition: ["badge_position", wireTextOrNull],
  maxPurchasableQuantity: ["max_purchasable_quantity", wireNumberOrNull],
  stock: ["product_qty", wireNumberOrZero],
  hasLimitedStock: ["has_limited_in_stock_quantity", wireFlag],
  energy: z._default(z.nullable(energySchema), null),
  buyDisabled: ["buy_disabled", wireFlag],
  addToCartUrl: ["add_to_cart_url", wireTextOrNull],
  onlyOnce: ["only_once", wireFlag],
} as const;

/** A product in a listing. */
export const listingProductSchema = z.pipe(wireAliases(productAliases), wireObject(listingProductFields));

export type BannerImage = Readonly<z.output<typeof bannerImageSchema>>;
export type ProductTag = Readonly<z.output<typeof tagSchema>>;
export type DiscountBadge = Readonly<z.output<typeof discountBadgeSchema>>;
export type Availability = z.output<typeof availabilitySchema>;
export type ListingProduct = Readonly<z.output<typeof listingProductSchema>>;
