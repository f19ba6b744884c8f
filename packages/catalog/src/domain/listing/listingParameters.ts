import type { FilterSelection } from "../filters/filterSelection.ts";
import { eachKind, filterKinds } from "../filters/filterKinds.ts";
import { searchMaximum } from "../limits.ts";
import { parseIdList, writeIdList } from "./idList.ts";
import { readFormSpecifications, readTypedPrice, readWholeNumber } from "./formFields.ts";
import type { GroupKind } from "./specificationString.ts";
import { writeSpecifications } from "./specificationString.ts";

/** A listing request, from an address or a plain form. */
export interface ListingRequest extends FilterSelection {
  /** `category`, `search`, `brand` or `filter`. */
  readonly blade: string;
  /** Category ids of the page, from the first level to the third. */
  readonly level1: number | null;
  readonly level2: number | null;
  readonly level3: number | null;
  /** Colour values named in the address; a plain form only names the primary colours. */
  readonly colorValues: readonly string[];
  readonly text: string;
  readonly s: string;
  /** Null: the shop's default. */
  readonly perPage: number | null;
  readonly showAll: boolean;
  /** Whether the listing is a brand page, whose brand stays chosen. */
  readonly fromBrands: boolean;
  readonly page: number;
}

/** The fields of an address or a plain form. */
export interface ListingFields {
  readonly entries: readonly (readonly [string, string])[];
  /** Decide between values and intervals, if the groups are known. */
  readonly groups: readonly GroupKind[];
}

/** One parameter of a listing's address: its name, and how its value is read and written. */
export interface ListingParameter<Value> {
  readonly name: string;
  /** Malformed input counts as missing. */
  readonly read: (fields: ListingFields) => Value;
  /** Nothing chosen gives the empty string. */
  readonly write: (value: Value) => string;
  /** The default that applies when the parameter is missing, if it is not the empty string. */
  readonly defaultText?: string;
  /** Whether a call with anything but a whole number is refused. */
  readonly isInteger?: boolean;
  /** Whether a call omits the parameter when it is empty, because a backend may not know it. */
  readonly isOptional?: boolean;
}

function last({ entries }: ListingFields, name: string): string {
  return entries.findLast(([key]) => key === name)?.[1] ?? "";
}

const plainText = (name: string): ListingParameter<string> => ({
  name,
  read: (fields) => last(fields, name),
  write: (value) => value,
});

/**
 * Words that are searched for, as far as they are read; no character is cut in two, and no space is left at the end.
 */
const searchText = (name: string): ListingParameter<string> => ({
  ...plainText(name),
  read: (fields) => Array.from(last(fields, name)).slice(0, searchMaximum).join("").trim(),
});

/** Repeated fields, as a plain form sends them, are joined. */
const ids = (name: string): ListingParameter<readonly string[]> => ({
  name,
  read: ({ entries }) => parseIdList(entries.map(([key, value]) => (key === name ? value : "")).join("")),
  write: writeIdList,
});

const integer = (name: string, read: (text: string) => number | null): ListingParameter<number | null> => ({
  name,
  read: (fields) => read(last(fields, name)),
  write: (value) => String(value ?? ""),
  isInteger: true,
});

const positive = (name: string): ListingParameter<number | null> =>
  integer(name, (text) => {
    const number = readWholeNumber(text);
    return number !== null && number >= 1 ? number : null;
  });

const flag = (name: string): ListingParameter<boolean> => ({
  name,
  read: (fields) => last(fields, name) === "1",
  write: (value) => (value ? "1" : "0"),
  defaultText: "0",
});

const { brands, categories, colors, ...optionalKinds } = eachKind((kind) => ids(filterKinds[kind].parameter));
const optional = (parameter: ListingParameter<readonly string[]>): ListingParameter<readonly string[]> => ({
  ...parameter,
  isOptional: true,
});
const pageParameter = positive("page");

/** Every parameter of a listing, in the order of the address. */
export const listingParameters: { readonly [Name in keyof ListingRequest]: ListingParameter<ListingRequest[Name]> } = {
  blade: { ...plainText("blade"), read: (fields) => last(fields, "blade") || "filter" },
  brands,
  categories,
  specifications: { name: "specifications", read: readFormSpecifications, write: writeSpecifications },
  colors,
  colorValues: ids("color_attribute_value_ids"),
  level1: positive("cat1"),
  level2: positive("cat2"),
  level3: positive("cat3"),
  priceMin: integer("price_min", readTypedPrice),
  priceMax: integer("price_max", readTypedPrice),
  sorting: plainText("sorting"),
  viewType: {
    ...plainText("view_type"),
    read: (fields) => (last(fields, "view_type") === "list" ? "list" : "grid"),
    defaultText: "grid",
  },
  text: searchText("text"),
  s: searchText("s"),
  perPage: positive("per_page"),
  showAll: flag("show_all"),
  fromBrands: flag("from_brands"),
  stock: optional(optionalKinds.stock),
  offers: optional(optionalKinds.offers),
  ratings: optional(optionalKinds.ratings),
  page: {
    name: "page",
    isOptional: true,
    read: (fields) => pageParameter.read(fields) ?? 1,
    // The first page has no number in its address.
    write: (page) => (page > 1 ? String(page) : ""),
  },
};

/** A field of a request. */
export type ListingField = keyof ListingRequest;

const isField = (name: string): name is ListingField => Object.hasOwn(listingParameters, name);

/** The fields of a request, in the order of the address. */
export const listingFieldNames: readonly ListingField[] = Object.keys(listingParameters).filter(isField);
