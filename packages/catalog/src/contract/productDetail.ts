import {
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
import { disclosureSchema } from "./disclosure.ts";
import { energySchema } from "./energy.ts";
import {
  availabilitySchema,
  listingProductFields,
  listingProductSchema,
  productAliases,
  bannerImageSchema,
} from "./listingProduct.ts";
import { describedPictureFields } from "./describedPicture.ts";
import { variantAttributeSchema } from "./variantAttribute.ts";

/** A picture of a product. */
export const productImageSchema = z.object({
  src: z.string(),
  thumb: z.string(),
  alt: wireText,
  ...describedPictureFields,
});

/** One row of a product's specification table, with its section heading where there are several sections. */
export const productSpecificationSchema = z.object({
  title: z.string(),
  unit: wireTextOrNull,
  value: z.string(),
  section: z.optional(wireTextOrNull),
});

/** An extra that can be added to the cart together with a product. */
export const addonProductSchema = wireObject({
  productId: ["product_id", wireInteger],
  name: ["product_name", z.string()],
  url: ["product_url", z.string()],
  image: ["product_puff_image", bannerImageSchema],
  priceOre: ["product_display_price", wireOreOrNull],
  maxPurchasableQuantity: ["product_max_purchasable_quantity", wireNumberOrNull],
  energyClass: ["product_energy_class", wireTextOrNull],
  showsEnergyLabel: ["energy_labels_module_active", wireFlag],
  energy: z._default(z.nullable(energySchema), null),
});

/** Third-party content that is shown after functional consent. */
export const embedSchema = z.object({ type: z.enum(["iframe", "image"]), src: z.string(), title: wireText });

/** A variant of a product, as listed on its parent's page. */
export const productVariantSchema = wireObject({
  productId: ["product_id", wireInteger],
  name: ["product_name", z.string()],
  url: ["product_url", z.string()],
  image: ["product_puff_image", bannerImageSchema],
  priceOre: ["product_display_price", wireOreOrNull],
  availability: availabilitySchema,
  articleNumber: ["article_number", wireTextOrNull],
  gtin: wireTextOrNull,
  /** The shop's own number, as in its feeds. */
  sku: z.optional(wireTextOrNull),
});

/** A category on the path from the home page to a product. */
export const trailSchema = z.object({ name: z.string(), url: z.string() });

/** A product with everything that its own page shows. */
export const productDetailSchema = z.pipe(
  wireAliases(productAliases),
  wireObject({
    ...listingProductFields,
    images: wireList(productImageSchema),
    description: wireText,
    specifications: wireList(productSpecificationSchema),
    variants: wireList(productVariantSchema),
    variantAttributes: ["variant_attributes", wireList(variantAttributeSchema)],
    addonProducts: ["addon_products", wireList(addonProductSchema)],
    /** Accessories and products that go with it. */
    matchingProducts: ["matching_products", wireList(listingProductSchema)],
    /** Alternatives to it. */
    recommendedProducts: ["recommended_products", wireList(listingProductSchema)],
    score: wireNumberOrZero,
    numberOfReviews: wireNumberOrZero,
    embed: z._default(z.nullable(embedSchema), null),
    showsLeasing: ["show_leasing_widget", wireFlag],
    showsCreditCampaigns: ["show_credit_campaigns", wireFlag],
    /** Sold out, and the shopper can be notified when it is back. */
    isWatchable: ["can_be_watched", wireFlag],
    showsStoreStock: ["show_store_stock", wireFlag],
    variantId: ["variant_id", wireIntegerOrNull],
    parentName: ["parent_name", wireTextOrNull],
    articleNumber: ["article_number", wireTextOrNull],
    gtin: wireTextOrNull,
    /** The shop's own number, as in its feeds. */
    sku: z.optional(wireTextOrNull),
    /** The number of its group of variants, as in the shop's feeds. */
    groupId: ["item_group_id", z.optional(wireTextOrNull)],
    lowestPriorPriceOre: ["lowest_prior_price", wireOreOrNull],
    disclosure: z._default(z.nullable(disclosureSchema), null),
    breadcrumbs: wireList(trailSchema),
  }),
);

export type ProductImage = Readonly<z.output<typeof productImageSchema>>;
export type ProductSpecification = Readonly<z.output<typeof productSpecificationSchema>>;
export type ProductVariant = Readonly<z.output<typeof productVariantSchema>>;
export type AddonProduct = Readonly<z.output<typeof addonProductSchema>>;
export type Embed = Readonly<z.output<typeof embedSchema>>;
export type Trail = Readonly<z.output<typeof trailSchema>>;
export type ProductDetail = Readonly<z.output<typeof productDetailSchema>>;
