import * as z from "zod/mini";
import { disclosureSchema } from "./disclosure.ts";
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
import {
  availabilitySchema,
  listingProductFields,
  listingProductSchema,
  productAliases,
  puffImageSchema,
} from "./listingProduct.ts";
import { variantAttributeSchema } from "./variantAttribute.ts";

/** A picture of a product. */
export const productImageSchema = z.object({ src: z.string(), thumb: z.string(), alt: text });

/** One row of a product's specification table. */
export const productSpecificationSchema = z.object({ title: z.string(), unit: textOrNull, value: z.string() });

/** An extra that can be put into the cart together with a product; the price is in kronor. */
export const addonProductSchema = z.object({
  product_id: id,
  product_name: z.string(),
  product_url: z.string(),
  product_puff_image: puffImageSchema,
  product_display_price: amountOrNull,
  product_max_purchasable_quantity: numberOrNull,
  product_energy_class: textOrNull,
  energy_labels_module_active: flag,
  energy: z._default(z.nullable(energySchema), null),
});

/** Content of another party that is shown after functional consent. */
export const embedSchema = z.object({ type: z.enum(["iframe", "image"]), src: z.string(), title: text });

/** A variant of a product as its parent's page tells of it; the price is in kronor. */
export const productVariantSchema = z.object({
  product_id: id,
  product_name: z.string(),
  product_url: z.string(),
  product_puff_image: puffImageSchema,
  product_display_price: amountOrNull,
  availability: availabilitySchema,
  article_number: textOrNull,
  gtin: textOrNull,
});

/** A category on the way from the home page to a product. */
export const trailSchema = z.object({ name: z.string(), url: z.string() });

/** A product with everything that its own page shows. */
export const productDetailSchema = z.pipe(
  withAliases(productAliases),
  z.object({
    ...listingProductFields,
    images: listOf(productImageSchema),
    description: text,
    specifications: listOf(productSpecificationSchema),
    variants: listOf(productVariantSchema),
    variant_attributes: listOf(variantAttributeSchema),
    addon_products: listOf(addonProductSchema),
    matching_products: listOf(listingProductSchema),
    score: numberOrZero,
    numberOfReviews: numberOrZero,
    embed: z._default(z.nullable(embedSchema), null),
    show_leasing_widget: flag,
    show_credit_campaigns: flag,
    show_store_stock: flag,
    variant_id: idOrNull,
    parent_name: textOrNull,
    article_number: textOrNull,
    gtin: textOrNull,
    lowest_prior_price: amountOrNull,
    disclosure: z._default(z.nullable(disclosureSchema), null),
    breadcrumbs: listOf(trailSchema),
  }),
);

export type ProductImage = Readonly<z.output<typeof productImageSchema>>;
export type ProductSpecification = Readonly<z.output<typeof productSpecificationSchema>>;
export type ProductVariant = Readonly<z.output<typeof productVariantSchema>>;
export type AddonProduct = Readonly<z.output<typeof addonProductSchema>>;
export type Embed = Readonly<z.output<typeof embedSchema>>;
export type Trail = Readonly<z.output<typeof trailSchema>>;
export type ProductDetail = Readonly<z.output<typeof productDetailSchema>>;
