import { encodePart, shopAddresses, type ShopAddresses } from "@torg/format/addresses";
import type { OfferedRow } from "../filters/filterKinds.ts";
import type { FilterSelection, Range } from "../filters/filterSelection.ts";
import type { ListingField, ListingRequest } from "./listingParameters.ts";
import { listingFieldNames, listingParameters } from "./listingParameters.ts";

/** The parameters of a listing as in an address, in their order; nothing chosen is the empty string. */
export type ListingQuery = Readonly<Record<string, string>>;

/** A primary colour with the finer colour values behind it. */
export type ColorChoice = Pick<OfferedRow, "id" | "values">;

/** The place of a listing: everything that the visitor's choices do not change. */
export interface ListingPlace extends Pick<
  ListingRequest,
  "blade" | "level1" | "level2" | "level3" | "text" | "s" | "showAll" | "fromBrands"
> {
  readonly perPage: number;
  /** Lowest and highest price of the listing in whole kronor. */
  readonly priceBounds: Range;
  readonly colorChoices: readonly ColorChoice[];
}

/** The finer colour values behind the chosen primary colours, in the order of the colours, each once. */
export function colorValueIds(colors: readonly ColorChoice[], chosen: readonly string[]): readonly string[] {
  const ids = colors.filter(({ id }) => chosen.includes(String(id))).flatMap(({ values = [] }) => values.map(String));
  return [...new Set(ids)];
}

function writeField<Field extends ListingField>(
  request: Pick<ListingRequest, Field>,
  name: Field,
): readonly [string, string] {
  const parameter = listingParameters[name];
  return [parameter.name, parameter.write(request[name])];
}

/** The parameters of those fields whose text is kept, in their order. */
function writeFields(
  request: ListingRequest,
  fields: readonly ListingField[],
  isKept: (field: ListingField, text: string) => boolean,
): readonly (readonly [name: string, text: string])[] {
  return fields.flatMap((field) => {
    const pair = writeField(request, field);
    return isKept(field, pair[1]) ? [pair] : [];
  });
}

/**
 * Writes a request as the parameters of an address or a call; the first page and empty optional parameters are omitted.
 */
export function writeListingRequest(request: ListingRequest): ListingQuery {
  return Object.fromEntries(
    writeFields(
      request,
      listingFieldNames,
      (field, text) => text !== "" || listingParameters[field].isOptional !== true,
    ),
  );
}

/** The request for a visitor's choices; an end of the price range that is not chosen is the bound of the listing. */
export function listingRequest(place: ListingPlace, selection: FilterSelection, page = 1): ListingRequest {
  const { priceBounds, colorChoices, ...where } = place;
  return {
    ...where,
    ...selection,
    colorValues: colorValueIds(colorChoices, selection.colors),
    priceMin: selection.priceMin ?? priceBounds.min,
    priceMax: selection.priceMax ?? priceBounds.max,
    page,
  };
}

/** Writes a selection as the parameters of the listing call; the page only if one is given. */
export function listingQuery(place: ListingPlace, selection: FilterSelection, page?: number): ListingQuery {
  return writeListingRequest(listingRequest(place, selection, page));
}

const encode = (value: string): string => encodePart(value).replaceAll("%20", "+").replaceAll("~", "%7E");

/** The address of a listing: its non-empty parameters in their fixed order. */
export function listingAddress(
  query: ListingQuery,
  { listing }: Pick<ShopAddresses, "listing"> = shopAddresses,
): string {
  const parts = Object.entries(query)
    .filter(([, value]) => value !== "")
    .map(([name, value]) => `${name}=${encode(value)}`);
  return `${listing}?${parts.join("&")}`;
}

/** The parameters of these fields that are not empty and not the default. */
export function saidParameters(
  request: ListingRequest,
  fields: readonly ListingField[],
): readonly (readonly [name: string, text: string])[] {
  return writeFields(request, fields, (field, text) => text !== "" && text !== listingParameters[field].defaultText);
}

/** The shortest address of a listing with a selection: defaults are omitted. */
export function shortListingAddress(
  place: ListingPlace,
  selection: FilterSelection,
  addresses: Pick<ShopAddresses, "listing"> = shopAddresses,
): string {
  const { priceMin, priceMax } = selection;
  const request = { ...listingRequest(place, selection), colorValues: [], priceMin, priceMax };
  return listingAddress(Object.fromEntries(saidParameters(request, listingFieldNames)), addresses);
}
