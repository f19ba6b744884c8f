import { defineCall, wireContent } from "@torg/http";
import * as z from "zod/mini";
import { listingProductSchema } from "./listingProduct.ts";

/** Most products that one call may request. */
export const maxProductsById = 12;

const idsSchema = z.codec(
  z.string().check(z.regex(new RegExp(`^\\d{1,9}(,\\d{1,9}){0,${maxProductsById - 1}}$`))),
  z.array(z.number()),
  { decode: (text) => text.split(",").map(Number), encode: (ids) => ids.join(",") },
);

/** Returns products in the requested order; products that are no longer sold are left out. */
export const productsByIdCall = defineCall({
  method: "GET",
  path: "/api/internal/products/by_id",
  encoding: "query",
  request: z.object({ ids: idsSchema }),
  response: z.object({ products: wireContent(listingProductSchema) }),
  summary: `Returns products by their ids, at most ${maxProductsById}, as listings show them.`,
});
