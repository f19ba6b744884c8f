import { shopAddresses, type ShopAddresses } from "@torg/format/addresses";
import type { FilterSelection, Range } from "../filters/filterSelection.ts";
import { writeIdList } from "./idList.ts";
import { writeSpecifications } from "./specificationString.ts";

/** The parameters of a listing as they stand in an address; nothing chosen is the empty text. */
export interface ListingQuery {
  readonly blade: string;
  readonly brands: string;
  readonly categories: string;
  readonly specifications: string;
  readonly selected_primary_color_ids: string;
  readonly color_attribute_value_ids: string;
  readonly cat1: string;
  readonly cat2: string;
  readonly cat3: string;
  readonly price_min: string;
  readonly price_max: string;
  readonly sorting: string;
  readonly view_type: string;
  readonly text: string;
  readonly s: string;
  readonly per_page: string;
  readonly show_all: string;
  readonly from_brands: string;
  readonly page?: string | undefined;
}

/** A primary colour with the finer colour values behind it. */
export interface ColorChoice {
  readonly id: string | number;
  readonly color_attribute_value_ids: readonly (string | number)[];
}

/** Where a listing stands: what the visitor's choices do not change. */
export interface ListingPlace {
  /** `category`, `search`, `brand` or `filter`. */
  readonly blade: string;
  /** Category ids of the page, from the first level to the third. */
  readonly categories: readonly [number | null, number | null, number | null];
  readonly text: string;
  readonly s: string;
  readonly perPage: number;
  readonly showAll: boolean;
  /** Whether the listing is a brand's own page, whose brand stays chosen. */
  readonly fromBrands: boolean;
  /** Lowest and highest price of the listing in whole kronor. */
  readonly priceBounds: Range;
  readonly colors: readonly ColorChoice[];
}

/** The finer colour values behind the chosen primary colours, in the order of the colours, each once. */
export function colorValueIds(colors: readonly ColorChoice[], chosen: readonly string[]): readonly string[] {
  const ids = colors
    .filter((color) => chosen.includes(String(color.id)))
    .flatMap((color) => color.color_attribute_value_ids.map(String));
  return [...new Set(ids)];
}

const flagText = (flag: boolean): string => (flag ? "1" : "0");

/** Writes a selection as the parameters of the listing call; a page is only given when one is asked for. */
export function listingQuery(place: ListingPlace, selection: FilterSelection, page?: number): ListingQuery {
  const [cat1, cat2, cat3] = place.categories;
  return {
    blade: place.blade,
    brands: writeIdList(selection.brands),
    categories: writeIdList(selection.categories),
    specifications: writeSpecifications(selection.specifications),
    selected_primary_color_ids: writeIdList(selection.colors),
    color_attribute_value_ids: writeIdList(colorValueIds(place.colors, selection.colors)),
    cat1: String(cat1 ?? ""),
    cat2: String(cat2 ?? ""),
    cat3: String(cat3 ?? ""),
    price_min: String(selection.priceMin ?? place.priceBounds.min),
    price_max: String(selection.priceMax ?? place.priceBounds.max),
    sorting: selection.sorting,
    view_type: selection.viewType,
    text: place.text,
    s: place.s,
    per_page: String(place.perPage),
    show_all: flagText(place.showAll),
    from_brands: flagText(place.fromBrands),
    ...(page === undefined ? {} : { page: String(page) }),
  };
}

const encode = (value: string): string => encodeURIComponent(value).replaceAll("%20", "+").replaceAll("~", "%7E");

/** The address of a listing: its non-empty parameters in their fixed order. */
export function listingAddress(
  query: ListingQuery,
  { listing }: Pick<ShopAddresses, "listing"> = shopAddresses,
): string {
  const { page, ...parameters } = query;
  const parts = [...Object.entries(parameters), ["page", page ?? ""] as const]
    .filter(([, value]) => value !== "")
    .map(([name, value]) => `${name}=${encode(value)}`);
  return `${listing}?${parts.join("&")}`;
}

/** The shortest address of a listing with a selection: what has its default value is left out. */
export function shortListingAddress(
  place: ListingPlace,
  selection: FilterSelection,
  addresses: Pick<ShopAddresses, "listing"> = shopAddresses,
): string {
  const query = listingQuery(place, selection);
  const shown = {
    ...query,
    color_attribute_value_ids: "",
    price_min: selection.priceMin === null ? "" : query.price_min,
    price_max: selection.priceMax === null ? "" : query.price_max,
    view_type: selection.viewType === "grid" ? "" : query.view_type,
    show_all: place.showAll ? "1" : "",
    from_brands: place.fromBrands ? "1" : "",
  };
  return listingAddress(shown, addresses);
}
