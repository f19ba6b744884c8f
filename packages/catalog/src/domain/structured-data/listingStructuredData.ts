import { type StructuredData, thing, wholeAddress } from "@torg/format/structured";

/** What search engines are told of a page of a listing. */
export interface ListedProducts {
  readonly products: readonly { readonly url: string }[];
  /** How many products come before this page. */
  readonly before: number;
  /** Makes addresses absolute. */
  readonly origin: string;
}

/** Describes the products of one page of a listing by schema.org's ItemList; nothing where there are none. */
export function listingStructuredData({ products, before, origin }: ListedProducts): readonly StructuredData[] {
  if (products.length === 0) return [];
  const itemListElement = products.map(({ url }, index) =>
    thing("ListItem", { position: before + index + 1, url: wholeAddress(origin, url) }),
  );
  return [thing("ItemList", { itemListElement })];
}
