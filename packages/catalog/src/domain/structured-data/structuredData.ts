import { energyArrowOf, type EnergyProduct, toKronor } from "@torg/format";
import { jpegPicture, member, type StructuredData, thing, absoluteUrl } from "@torg/format/structured";
import type { PricedProduct } from "../shownPrice.ts";
import { shownPrice } from "../shownPrice.ts";
import {
  availabilityOfThing,
  type Offered,
  type OfferedAvailability,
  type OfferContext,
  offerThing,
  type OfferTerms,
  termsThings,
} from "./offerThing.ts";

/** One variant of a described product. */
export interface DescribedVariant {
  readonly productId: number;
  readonly name: string;
  readonly url: string;
  readonly image: { readonly thumb: string } | null;
  readonly priceOre: number | null;
  readonly availability: OfferedAvailability | null;
  readonly articleNumber: string | null;
  readonly gtin: string | null;
  /** The shop's own number, as in its feeds; the product id if missing. */
  readonly sku?: string | null | undefined;
}

/** An attribute that variants differ in, and which products have which value. */
export interface DescribedAttribute {
  readonly label: string;
  readonly options: readonly {
    readonly name: string;
    readonly productIds: readonly number[];
  }[];
}

/** The fields of a product that go into structured data. */
export interface DescribedProduct extends PricedProduct, Partial<EnergyProduct> {
  readonly productId: number;
  readonly name: string;
  readonly url: string;
  readonly brandName: string;
  readonly description: string;
  readonly images: readonly { readonly src: string }[];
  readonly articleNumber: string | null;
  readonly gtin: string | null;
  /** The shop's own number, as in its feeds; the product id if missing. */
  readonly sku?: string | null | undefined;
  /** The number of its group of variants, as in the shop's feeds; the id of the parent if missing. */
  readonly groupId?: string | null | undefined;
  readonly stock: number;
  /** Missing or null if the backend does not say; then the stock decides. */
  readonly availability?: OfferedAvailability | null;
  readonly isParent: boolean;
  readonly parentId: number | null;
  /** The name of its parent. */
  readonly parentName?: string | null;
  readonly highestPriceOre?: number | null;
  readonly variantCount?: number | null;
  readonly variants?: readonly DescribedVariant[];
  readonly variantAttributes: readonly DescribedAttribute[];
  readonly score: number;
  readonly numberOfReviews: number;
  /** The reason if the law exempts it from the right of withdrawal. */
  readonly disclosure?: { readonly withdrawalExemptReason?: string | null | undefined } | null;
}

/** A customer's review, as given to search engines. */
export interface DescribedReview {
  readonly reviewer: string;
  readonly rating: number;
  readonly text: string;
  readonly date: string;
}

/** schema.org's own properties for attributes, by lower-case label; all others become additional properties. */
export type AttributeNames = Readonly<Record<string, string>>;

/** What is described besides the product itself. */
export interface StructuredDataContext extends OfferTerms {
  /** Makes addresses absolute. */
  readonly origin: string;
  /** The attributes that schema.org has properties for. */
  readonly names?: AttributeNames | undefined;
  /** The newest reviews; the first five with text are included. */
  readonly reviews?: readonly DescribedReview[] | undefined;
}

interface DescriptionContext extends OfferContext {
  readonly names: AttributeNames;
}

const mostReviews = 5;
const pictureWidth = 1280;

/** The plain text of a text that may be HTML from a feed. */
const textOf = (html: string): string =>
  html
    .replaceAll(/<[a-z/!][^>]*>?/gi, " ")
    .replaceAll(/\s+/g, " ")
    .trim();

/** A picture as JPEG, since search engines show no drawings beside offers. */
const pictureOf = (origin: string, address: string): string => absoluteUrl(origin, jpegPicture(address, pictureWidth));

/** Availability as given, else derived from the stock; unknown for a parent, which has no stock of its own. */
function availabilityOf(product: DescribedProduct): OfferedAvailability | null {
  const { availability = null, isParent, stock } = product;
  if (availability !== null || isParent) return availability;
  return stock > 0 ? "in_stock" : "out_of_stock";
}

/** The one offer of a product; null without a price, and for a parent, which has several. */
function offerOf(product: DescribedProduct): Offered | null {
  const shown = shownPrice(product);
  return shown === null || shown.isLowest
    ? null
    : { ...shown, url: product.url, availability: availabilityOf(product) };
}

/** The price of a product: one offer, or an aggregate for a parent whose backend does not list variants. */
function offersOf(product: DescribedProduct, context: DescriptionContext): StructuredData | null {
  const shown = shownPrice(product);
  if (shown === null) return null;
  const offer = offerOf(product);
  if (offer !== null) return offerThing(offer, context);
  const { url } = product;
  const availability = availabilityOf(product);
  const { highestPriceOre: highest = null, variantCount: count } = product;
  return thing("AggregateOffer", {
    url: absoluteUrl(context.origin, url),
    priceCurrency: "SEK",
    lowPrice: toKronor(shown.priceOre),
    highPrice: highest === null ? null : toKronor(highest),
    offerCount: count,
    availability: availability && availabilityOfThing[availability],
  });
}

function ratingOf({ numberOfReviews: count, score }: DescribedProduct): StructuredData | null {
  if (count <= 0 || score <= 0) return null;
  return thing("AggregateRating", { ratingValue: score, reviewCount: count, bestRating: 5 });
}

function reviewsOf(reviews: readonly DescribedReview[]): readonly StructuredData[] {
  return reviews
    .filter(({ text, reviewer }) => text.trim() !== "" && reviewer.trim() !== "")
    .slice(0, mostReviews)
    .map(({ reviewer, rating, text, date }) =>
      thing("Review", {
        author: thing("Person", { name: reviewer }),
        datePublished: /^\d{4}-\d{2}-\d{2}/.exec(date)?.[0],
        reviewBody: textOf(text),
        reviewRating: thing("Rating", { ratingValue: rating, bestRating: 5 }),
      }),
    );
}

/** schema.org's property for an attribute; empty if there is none. */
function nameOf(label: string, names: AttributeNames): readonly string[] {
  const key = label.toLowerCase();
  return Object.hasOwn(names, key) ? [names[key] ?? ""].filter((name) => name !== "") : [];
}

/** A variant's value of each attribute. */
function attributesOf(
  productId: number,
  attributes: readonly DescribedAttribute[],
  names: AttributeNames,
): StructuredData {
  const values = attributes.flatMap(({ label, options }) => {
    const option = options.find(({ productIds: ids }) => ids.includes(productId));
    return option === undefined ? [] : [{ label, value: option.name }];
  });
  const named = values.flatMap(({ label, value }) => nameOf(label, names).map((name) => [name, value] as const));
  const unnamed = values.filter(({ label }) => nameOf(label, names).length === 0);
  return {
    ...Object.fromEntries(named),
    additionalProperty: unnamed.map(({ label: name, value }) => thing("PropertyValue", { name, value })),
  };
}

/** The manufacturer's number and the shop's own, which differs for every variant. */
const numbersOf = ({
  articleNumber,
  gtin,
  productId,
  sku,
}: Pick<DescribedVariant, "articleNumber" | "gtin" | "productId" | "sku">) => ({
  sku: sku ?? String(productId),
  mpn: articleNumber,
  gtin,
});

function energyOf(product: DescribedProduct): StructuredData | null {
  const { energyClass = null, showsEnergyLabel = false, energy = null } = product;
  const arrow = energyArrowOf({ energyClass, showsEnergyLabel, energy });
  if (arrow === null) return null;
  const categoryOf = (name: string) =>
    member(`EUEnergyEfficiencyCategory${name.replace(/\++$/, (pluses) => `${pluses.length}Plus`)}`);
  return thing("EnergyConsumptionDetails", {
    hasEnergyEfficiencyCategory: categoryOf(arrow.energyClass),
    energyEfficiencyScaleMin: categoryOf(arrow.worst),
    energyEfficiencyScaleMax: categoryOf(arrow.best),
  });
}

/** A variant that has a price, as search engines reject products without an offer. */
type PricedVariant = DescribedVariant & { readonly priceOre: number };
const isPriced = (variant: DescribedVariant): variant is PricedVariant => variant.priceOre !== null;

/** A variant with its offer. */
function variantOf(variant: PricedVariant, product: DescribedProduct, context: DescriptionContext): StructuredData {
  const { url, name, image } = variant;
  const { origin, names } = context;
  return thing("Product", {
    name,
    url: absoluteUrl(origin, url),
    ...numbersOf(variant),
    image: image && pictureOf(origin, image.thumb),
    ...attributesOf(variant.productId, product.variantAttributes, names),
    offers: offerThing(variant, context),
  });
}

/** The schema.org properties in which a parent's variants differ. */
function variesBy(attributes: readonly DescribedAttribute[], names: AttributeNames): readonly string[] {
  return attributes.flatMap(({ label }) => nameOf(label, names).map(member));
}

/** The product group that a variant belongs to. */
function groupNamed({ parentId, parentName: name = null, groupId }: DescribedProduct): StructuredData | null {
  if (parentId === null || name === null) return null;
  return thing("ProductGroup", { productGroupID: groupId ?? String(parentId), name });
}

function commonOf(product: DescribedProduct, { origin, reviews = [] }: StructuredDataContext) {
  return {
    name: product.name,
    url: absoluteUrl(origin, product.url),
    image: product.images.map(({ src }) => pictureOf(origin, src)),
    description: textOf(product.description),
    brand: product.brandName === "" ? null : thing("Brand", { name: product.brandName }),
    hasEnergyConsumptionDetails: energyOf(product),
    aggregateRating: ratingOf(product),
    review: reviewsOf(reviews),
  };
}

/**
 * Describes a product as schema.org Product, or as ProductGroup if it has variants, each with its own price and
 * availability, together with the shop's terms that its offers reference. Empty if there is neither a price nor a
 * review, because search engines reject such a product.
 */
export function productStructuredData(
  product: DescribedProduct,
  options: StructuredDataContext,
): readonly StructuredData[] {
  const { origin, names = {}, delivery } = options;
  const isExempt = Boolean(product.disclosure?.withdrawalExemptReason);
  const terms = { delivery, returns: isExempt ? null : options.returns };
  const context = { origin, names, terms };
  const common = commonOf(product, options);
  const variants = (product.isParent ? (product.variants ?? []) : []).filter(isPriced);
  if (variants.length > 0) {
    const group = thing("ProductGroup", {
      ...common,
      productGroupID: product.groupId ?? String(product.productId),
      variesBy: variesBy(product.variantAttributes, names),
      hasVariant: variants.map((variant) => variantOf(variant, product, context)),
    });
    return [group, ...termsThings(terms, variants)];
  }
  const offers = offersOf(product, context);
  if (offers === null && common.aggregateRating === null && common.review.length === 0) return [];
  const described = thing("Product", {
    ...common,
    ...numbersOf(product),
    ...(product.parentId === null ? {} : attributesOf(product.productId, product.variantAttributes, names)),
    isVariantOf: groupNamed(product),
    offers,
  });
  const offer = offerOf(product);
  return [described, ...(offer === null ? [] : termsThings(terms, [offer]))];
}
