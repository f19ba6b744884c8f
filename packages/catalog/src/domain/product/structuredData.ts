import type { PricedProduct } from "../shownPrice.ts";
import { shownPrice } from "../shownPrice.ts";

/** The fields of a product that search engines are told. */
export interface DescribedProduct extends PricedProduct {
  readonly product_id: number;
  readonly product_name: string;
  readonly product_url: string;
  readonly brand_name: string;
  readonly description: string;
  readonly images: readonly { readonly src: string }[];
  readonly article_number: string | null;
  readonly gtin: string | null;
  readonly product_qty: number;
  readonly score: number;
  readonly numberOfReviews: number;
}

export type StructuredData = Readonly<Record<string, unknown>>;

const absolute = (origin: string, address: string): string =>
  /^https?:\/\//.test(address) ? address : `${origin}${address}`;

/** The words of a text that a feed may have brought as HTML. */
const textOf = (html: string): string =>
  html
    .replaceAll(/<[^>]*>?/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();

function offerOf(product: DescribedProduct, url: string): StructuredData {
  const shown = shownPrice(product);
  if (shown === null) return {};
  return {
    offers: {
      "@type": "Offer",
      url,
      price: shown.price,
      priceCurrency: "SEK",
      itemCondition: "https://schema.org/NewCondition",
      availability: `https://schema.org/${product.product_qty > 0 ? "InStock" : "OutOfStock"}`,
    },
  };
}

/** Describes a product for search engines by schema.org's Product; `origin` makes addresses absolute. */
export function productStructuredData(product: DescribedProduct, origin: string): StructuredData {
  const url = absolute(origin, product.product_url);
  const description = textOf(product.description);
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name: product.product_name,
    url,
    sku: product.article_number ?? String(product.product_id),
    ...(product.images.length === 0 ? {} : { image: product.images.map(({ src }) => absolute(origin, src)) }),
    ...(description === "" ? {} : { description }),
    ...(product.gtin === null ? {} : { gtin: product.gtin }),
    ...(product.brand_name === "" ? {} : { brand: { "@type": "Brand", name: product.brand_name } }),
    ...(product.numberOfReviews > 0 && product.score > 0
      ? {
          aggregateRating: {
            "@type": "AggregateRating",
            ratingValue: product.score,
            reviewCount: product.numberOfReviews,
            bestRating: 5,
          },
        }
      : {}),
    ...offerOf(product, url),
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
