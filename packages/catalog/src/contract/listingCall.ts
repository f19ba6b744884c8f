import { defineCall, wrapWireList, wireContent, wireList, wireNumberOrZero, wireObject, wireText } from "@torg/http";
import * as z from "zod/mini";
import { emptySelection } from "../domain/filters/filterSelection.ts";
import { listingPlace } from "../domain/filters/openedListing.ts";
import { type ListingQuery, listingQuery } from "../domain/listing/listingQuery.ts";
import { type Filters, kindCountsSchema } from "./filters.ts";
import { listingFieldNames, listingParameters } from "../domain/listing/listingParameters.ts";
import { listingProductSchema } from "./listingProduct.ts";
import { specificationGroupSchema } from "./specificationGroup.ts";

/** A parameter as text: numbers are converted, repeated parameters (as a plain form sends them) are joined. */
const parameter = z._default(
  z.pipe(
    z.transform((value: unknown): unknown => {
      if (Array.isArray(value)) return value.join("");
      if (typeof value === "boolean") return value ? "1" : "0";
      return typeof value === "number" ? String(value) : (value ?? "");
    }),
    z.string(),
  ),
  "",
);
const integerParameter = z._default(z.pipe(parameter, z.string().check(z.regex(/^(-?\d{1,9})?$/))), "");

const pageParameter = z.pipe(
  z.transform((value: unknown): unknown => (typeof value === "number" ? String(value) : value)),
  z.string().check(z.regex(/^[1-9]\d{0,8}$/)),
);

/** The parameters of a listing, exactly as in the address; nothing chosen is the empty string. */
export const listingQuerySchema = z.object(
  Object.fromEntries(
    listingFieldNames.map((field): readonly [string, z.ZodMiniType<string | undefined>] => {
      const { name, isInteger } = listingParameters[field];
      if (field === "page") return [name, z.optional(pageParameter)];
      return [name, isInteger === true ? integerParameter : parameter];
    }),
  ),
);

/** The response of a listing call; `total` counts all matching products over all pages. */
export const listingResponseSchema = z.pipe(
  wrapWireList("products"),
  wireObject({
    url: wireText,
    products: wireContent(listingProductSchema),
    specifications: wireList(specificationGroupSchema),
    paginationLinks: ["pagination_links", wireText],
    perPage: ["per_page", z._default(z.number(), 24)],
    total: ["num", wireNumberOrZero],
    kindCounts: ["kind_counts", kindCountsSchema],
  }),
);

/** Returns the products, counts and page links for a selection of filters. */
export const listingCall = defineCall({
  method: "GET",
  path: "/produkter/filtrera",
  encoding: "query",
  request: listingQuerySchema,
  response: listingResponseSchema,
  summary: "Filters, sorts and pages a listing.",
});

/** The listing query of a page that was opened with these filters, before the visitor changes anything. */
export function unfilteredQuery(filters: Filters, listingType: string): ListingQuery {
  return listingQuery(listingPlace(filters, listingType), { ...emptySelection, sorting: filters.sorting });
}

export type ListingResponse = Readonly<z.output<typeof listingResponseSchema>>;
