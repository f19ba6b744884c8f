import { toKronor } from "@torg/format";
import type { PricedProduct } from "../shownPrice.ts";
import { shownPrice } from "../shownPrice.ts";

type Availability = "in_stock" | "out_of_stock" | "preorder" | "backorder";

/** One variant of a described product. */
export interface DescribedVariant {
  readonly productId: number;
  readonly name: string;
  readonly url: string;
  readonly image: { readonly thumb: string } | null;
  readonly priceOre: number | null;
  readonly availability: Availability | null;
  readonly articleNumber: string | null;
  readonly gtin: string | null;
}

/** What variants differ in, and which of them are what. */
export interface DescribedAttribute {
  readonly label: string;
  readonly options: readonly {
    readonly name: string;
    readonly productIds: readonly number[];
  }[];
}

/** The fields of a product that search engines are told. */
export interface DescribedProduct extends PricedProduct {
  readonly productId: number;
  readonly name: string;
  readonly url: string;
  readonly brandName: string;
  readonly description: string;
  readonly images: readonly { readonly src: string }[];
  readonly articleNumber: string | null;
  readonly gtin: string | null;
  readonly stock: number;
  /** Missing or null where the backend does not say: then the number of pieces tells. */
  readonly availability?: Availability | null;
  readonly isParent: boolean;
  readonly parentId: number | null;
  /** The name of what it is a variant of. */
  readonly parentName?: string | null;
  readonly highestPriceOre?: number | null;
  readonly variantCount?: number | null;
  readonly variants?: readonly DescribedVariant[];
  readonly variantAttributes: readonly DescribedAttribute[];
  readonly score: number;
  readonly numberOfReviews: number;
}

export type StructuredData = Readonly<Record<string, unknown>>;

function absolute(origin: string, address: string): string {
  if (address.startsWith("//")) return `https:${address}`;
  return /^https?:\/\//i.test(address) ? address : `${origin}${address}`;
}

/** The words of a text that a feed may have brought as HTML. */
const textOf = (html: string): string =>
  html
    .replaceAll(/<[a-z/!][^>]*>?/gi, " ")
    .replaceAll(/\s+/g, " ")
    .trim();

const schemaOrg: Readonly<Record<Availability, string>> = {
  in_stock: "https://schema.org/InStock",
  out_of_stock: "https://schema.org/OutOfStock",
  preorder: "https://schema.org/PreOrder",
  backorder: "https://schema.org/BackOrder",
};

interface Offered {
  readonly priceOre: number;
  readonly url: string;
  /** Null where it is not known. */
  readonly availability: Availability | null;
}

function offerOf({ priceOre, url, availability }: Offered): StructuredData {
  return {
    "@type": "Offer",
    url,
    price: toKronor(priceOre),
    priceCurrency: "SEK",
    itemCondition: "https://schema.org/NewCondition",
    ...(availability === null ? {} : { availability: schemaOrg[availability] }),
  };
}

/** Whether the product can be had, as it says, else as its number of pieces tells; nobody counts those of a parent. */
function availabilityOf(product: DescribedProduct): Availability | null {
  const { availability = null, isParent, stock: pieces } = product;
  if (availability !== null || isParent) return availability;
  return pieces > 0 ? "in_stock" : "out_of_stock";
}

/** What a product costs: one offer, or all offers of a parent whose backend does not tell of its variants. */
function offersOf(product: DescribedProduct, url: string): StructuredData {
  const shown = shownPrice(product);
  if (shown === null) return {};
  const availability = availabilityOf(product);
  const { highestPriceOre: highest = null, variantCount: count = null } = product;
  if (!shown.isLowest) return { offers: offerOf({ priceOre: shown.priceOre, url, availability }) };
  return {
    offers: {
      "@type": "AggregateOffer",
      url,
      priceCurrency: "SEK",
      lowPrice: toKronor(shown.priceOre),
      ...(highest === null ? {} : { highPrice: toKronor(highest) }),
      ...(count === null ? {} : { offerCount: count }),
      ...(availability === null ? {} : { availability: schemaOrg[availability] }),
    },
  };
}

function ratingOf({ numberOfReviews: count, score }: DescribedProduct): StructuredData {
  if (count <= 0 || score <= 0) return {};
  return { aggregateRating: { "@type": "AggregateRating", ratingValue: score, reviewCount: count, bestRating: 5 } };
}

/** schema.org's own names of attributes, by their labels in lower case; others are told as properties. */
export type AttributeNames = Readonly<Record<string, string>>;

interface Telling {
  readonly origin: string;
  readonly names: AttributeNames;
}

/** schema.org's name of an attribute; none where it has none. */
function nameOf(label: string, names: AttributeNames): readonly string[] {
  const known = label.toLowerCase();
  return Object.hasOwn(names, known) ? [names[known] ?? ""].filter((name) => name !== "") : [];
}

/** What a variant is in each attribute. */
function attributesOf(
  productId: number,
  attributes: readonly DescribedAttribute[],
  names: AttributeNames,
): StructuredData {
  const values = attributes.flatMap(({ label, options }) => {
    const option = options.find(({ productIds: ids }) => ids.includes(productId));
    return option === undefined ? [] : [{ label, value: option.name }];
  });
  const own = values.flatMap(({ label, value }) => nameOf(label, names).map((name) => [name, value] as const));
  const others = values.filter(({ label }) => nameOf(label, names).length === 0);
  return {
    ...Object.fromEntries(own),
    ...(others.length === 0
      ? {}
      : { additionalProperty: others.map(({ label: name, value }) => ({ "@type": "PropertyValue", name, value })) }),
  };
}

function variantOf(variant: DescribedVariant, { variantAttributes: attributes }: DescribedProduct, telling: Telling) {
  const { origin, names } = telling;
  const url = absolute(origin, variant.url);
  const { priceOre, image: picture, availability, gtin } = variant;
  return {
    "@type": "Product",
    name: variant.name,
    url,
    sku: variant.articleNumber ?? String(variant.productId),
    ...(gtin === null ? {} : { gtin }),
    ...(picture === null ? {} : { image: absolute(origin, picture.thumb) }),
    ...attributesOf(variant.productId, attributes, names),
    ...(priceOre === null ? {} : { offers: offerOf({ priceOre, url, availability }) }),
  };
}

/** The attributes of a parent's variants as schema.org names what they differ in. */
function variesBy(attributes: readonly DescribedAttribute[], names: AttributeNames): readonly string[] {
  return attributes.flatMap(({ label }) => nameOf(label, names).map((name) => `https://schema.org/${name}`));
}

function groupOf(product: DescribedProduct, variants: readonly DescribedVariant[], telling: Telling): StructuredData {
  const varies = variesBy(product.variantAttributes, telling.names);
  return {
    productGroupID: String(product.productId),
    ...(varies.length === 0 ? {} : { variesBy: varies }),
    hasVariant: variants.map((variant) => variantOf(variant, product, telling)),
  };
}

/** What a variant is, and what it is a variant of. */
function ownPart(product: DescribedProduct, { origin, names }: Telling): StructuredData {
  const { parentId, parentName: name = null, productId: id, gtin } = product;
  return {
    sku: product.articleNumber ?? String(id),
    ...(gtin === null ? {} : { gtin }),
    ...(parentId === null ? {} : attributesOf(id, product.variantAttributes, names)),
    ...(parentId === null || name === null
      ? {}
      : { isVariantOf: { "@type": "ProductGroup", productGroupID: String(parentId), name } }),
    ...offersOf(product, absolute(origin, product.url)),
  };
}

/**
 * Describes a product for search engines by schema.org's Product, and one with variants by its ProductGroup, where each
 * variant has its own price and can be had or not; `origin` makes addresses absolute, `names` says which attributes
 * schema.org has names for.
 */
export function productStructuredData(
  product: DescribedProduct,
  origin: string,
  names: AttributeNames = {},
): StructuredData {
  const telling = { origin, names };
  const description = textOf(product.description);
  const variants = product.isParent ? (product.variants ?? []) : [];
  return {
    "@context": "https://schema.org",
    "@type": variants.length === 0 ? "Product" : "ProductGroup",
    name: product.name,
    url: absolute(origin, product.url),
    ...(product.images.length === 0 ? {} : { image: product.images.map(({ src }) => absolute(origin, src)) }),
    ...(description === "" ? {} : { description }),
    ...(product.brandName === "" ? {} : { brand: { "@type": "Brand", name: product.brandName } }),
    ...ratingOf(product),
    ...(variants.length === 0 ? ownPart(product, telling) : groupOf(product, variants, telling)),
  };
}

/** Describes the way to a page for search engines by schema.org's BreadcrumbList, the first step first. */
export function breadcrumbStructuredData(
  trail: readonly { readonly name: string; readonly url: string }[],
  origin: string,
): StructuredData {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ name, url }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: absolute(origin, url),
    })),
  };
}
