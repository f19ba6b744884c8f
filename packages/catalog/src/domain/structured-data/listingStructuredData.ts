import { type StructuredData, thing, absoluteUrl } from "@torg/format/structured";

/** The structured data input for one page of a listing. */
export interface ListedProducts {
  readonly products: readonly { readonly url: string }[];
  /** How many products precede this page. */
  readonly before: number;
  /** Makes addresses absolute. */
  readonly origin: string;
}

/** Describes one page of a listing as schema.org ItemList; empty without products. */
export function listingStructuredData({ products, before, origin }: ListedProducts): readonly StructuredData[] {
  if (products.length === 0) return [];
  const itemListElement = products.map(({ url }, index) =>
    thing("ListItem", { position: before + index + 1, url: absoluteUrl(origin, url) }),
  );
  return [thing("ItemList", { itemListElement })];
}
