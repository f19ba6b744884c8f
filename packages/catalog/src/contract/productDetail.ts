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
import { disclosureSchema } from "./disclosure.ts";
import { energySchema } from "./energy.ts";
import {
  availabilitySchema,
  listingProductFields,
  listingProductSchema,
  productAliases,
  puffImageSchema,
} from "./listingProduct.ts";
import { variantAttributeSchema } from "./variantAttribute.ts";

/** A picture of a product. */
export const productImageSchema = z.object({ src: z.string(), thumb: z.string(), alt: wireText });

/** One row of a product's specification table. */
export const productSpecificationSchema = z.object({ title: z.string(), unit: wireTextOrNull, value: z.string() });

/** An extra that can be put into the cart together with a product; the price is in kronor. */
export const addonProductSchema = z.object({
  product_id: wireInteger,
  product_name: z.string(),
  product_url: z.string(),
  product_puff_image: puffImageSchema,
  product_display_price: wireAmountOrNull,
  product_max_purchasable_quantity: wireNumberOrNull,
  product_energy_class: wireTextOrNull,
  energy_labels_module_active: wireFlag,
  energy: z._default(z.nullable(energySchema), null),
});

/** Content of another party that is shown after functional consent. */
export const embedSchema = z.object({ type: z.enum(["iframe", "image"]), src: z.string(), title: wireText });

/** A variant of a product as its parent's page tells of it; the price is in kronor. */
export const productVariantSchema = z.object({
  product_id: wireInteger,
  product_name: z.string(),
  product_url: z.string(),
  product_puff_image: puffImageSchema,
  product_display_price: wireAmountOrNull,
  availability: availabilitySchema,
  article_number: wireTextOrNull,
  gtin: wireTextOrNull,
});

/** A category on the way from the home page to a product. */
export const trailSchema = z.object({ name: z.string(), url: z.string() });

/** A product with everything that its own page shows. */
export const productDetailSchema = z.pipe(
  wireAliases(productAliases),
  z.object({
    ...listingProductFields,
    images: wireList(productImageSchema),
    description: wireText,
    specifications: wireList(productSpecificationSchema),
    variants: wireList(productVariantSchema),
    variant_attributes: wireList(variantAttributeSchema),
    addon_products: wireList(addonProductSchema),
    matching_products: wireList(listingProductSchema),
    score: wireNumberOrZero,
    numberOfReviews: wireNumberOrZero,
    embed: z._default(z.nullable(embedSchema), null),
    show_leasing_widget: wireFlag,
    show_credit_campaigns: wireFlag,
    show_store_stock: wireFlag,
    variant_id: wireIntegerOrNull,
    parent_name: wireTextOrNull,
    article_number: wireTextOrNull,
    gtin: wireTextOrNull,
    lowest_prior_price: wireAmountOrNull,
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
