import { defineCall, wireData, wireInteger, wireObject, wireText } from "@torg/http";
import * as z from "zod/mini";
import { bannerImageSchema } from "./listingProduct.ts";
import { compareClearPath, compareIndexPath } from "./comparePaths.ts";

/** A product in the compare list. */
export const compareProductSchema = wireObject({
  productId: ["product_id", wireInteger],
  name: ["product_name", wireText],
  url: ["product_url", wireText],
  image: ["product_puff_image", bannerImageSchema],
});

/** The compare list, keyed by entry in the order of adding; an array is accepted as well. */
export const compareListSchema = z.pipe(
  z.transform((value: unknown): unknown =>
    Array.isArray(value) ? Object.fromEntries(value.map((item, index) => [`c${index}`, item])) : value,
  ),
  z.record(z.string(), compareProductSchema),
);

/** A product found on the compare page; `price` is HTML from the shop's own server. */
export const compareSuggestionSchema = z.object({
  id: wireInteger,
  name: z.string(),
  image: wireText,
  price: wireText,
});

const productRequestSchema = wireObject({ productId: ["product_id", wireInteger] });
const messageSchema = z.object({ message: wireText });
const nothingSchema = z.object({});
/** The server may answer with an empty body on success. */
const noMessage = () => ({ message: "" });

/** Returns the visitor's compare list. */
export const compareIndexCall = defineCall({
  method: "GET",
  path: compareIndexPath,
  encoding: "none",
  request: nothingSchema,
  response: compareListSchema,
  summary: "Reads the compare list.",
});

/** Adds a product to the compare list; 409 when the list is full, 404 for an unknown product. */
export const compareStoreCall = defineCall({
  method: "POST",
  path: "/api/internal/compare/store",
  encoding: "json",
  request: productRequestSchema,
  response: messageSchema,
  emptyResponse: noMessage,
  summary: "Adds a product to the compare list.",
});

/** Removes a product from the compare list. */
export const compareDeleteCall = defineCall({
  method: "POST",
  path: "/api/internal/compare/delete",
  encoding: "json",
  request: productRequestSchema,
  response: messageSchema,
  emptyResponse: noMessage,
  summary: "Removes a product from the compare list.",
});

/** Empties the compare list. */
export const compareClearCall = defineCall({
  method: "POST",
  path: compareClearPath,
  encoding: "none",
  request: nothingSchema,
  response: messageSchema,
  emptyResponse: noMessage,
  summary: "Empties the compare list.",
});

/** Finds products that can be added on the compare page. */
export const compareSearchCall = defineCall({
  method: "POST",
  path: "/produkter/sok_for_jamfor",
  encoding: "form",
  request: z.object({ text: wireText }),
  response: z.pipe(wireData, z.array(compareSuggestionSchema)),
  summary: "Finds products to compare.",
});

export type CompareProduct = Readonly<z.output<typeof compareProductSchema>>;
export type CompareList = Readonly<z.output<typeof compareListSchema>>;
export type CompareSuggestion = Readonly<z.output<typeof compareSuggestionSchema>>;
