import { defineCall, wireInteger, wireList, wireNumberOrNull, wireObject, wireText } from "@torg/http";
import * as z from "zod/mini";
import { cartPaths } from "./cartForms.ts";
import { cartSchema, cartTotalsSchema } from "./cartSchema.ts";
import { refreshSchema } from "./refreshSchema.ts";
import { readCartPath } from "./readCartPath.ts";

/** Reads the cart. */
export const cartCall = defineCall({
  method: "GET",
  path: readCartPath,
  encoding: "none",
  request: z.object({}),
  response: cartSchema,
  summary: "Returns the session's cart.",
});

/** A whole number from 0 upwards; any other value is read as null and must be ignored. */
const quantitySchema = z.pipe(
  z.transform((value: unknown) => {
    const number = typeof value === "string" && /^\s*\d+\s*$/.test(value) ? Number(value) : value;
    return typeof number === "number" && Number.isSafeInteger(number) && number >= 0 ? number : null;
  }),
  z.nullable(z.number()),
);

/**
 * One change. With `rowId`, `quantity` is the row's new absolute quantity (0 removes), unless `added` is given too:
 * then the row gets that many more. Without `rowId`, `quantity` is added to the product's quantity in the cart.
 */
export const productUpdateSchema = wireObject({
  quantity: quantitySchema,
  rowId: ["row_id", z.optional(z.string())],
  variantId: ["variant_id", z.optional(wireInteger)],
  added: z.optional(quantitySchema),
});

/** `products[{product_id}][quantity]` and so on, at most one entry for each product. */
export const updateProductsRequestSchema = wireObject({
  products: z._default(z.record(z.string(), productUpdateSchema), {}),
  refreshCheckout: ["refresh_checkout", refreshSchema],
});

/** The body of the cart, with the checkout's fields as well when `refresh_checkout` was 1. */
export const updateProductsResponseSchema = z.looseObject({ snippet: z.optional(z.nullable(z.string())) });

/** Adds products, sets quantities of rows, and removes rows. */
export const updateProductsCall = defineCall({
  method: "POST",
  path: cartPaths.updateProducts,
  encoding: "form",
  request: updateProductsRequestSchema,
  response: updateProductsResponseSchema,
  summary: "Adds products to the cart and sets the quantities of its rows.",
});

/** Optional fields of a form without script that adds a product. */
export const addToCartFormSchema = wireObject({
  variantId: ["variant_id", wireNumberOrNull],
  quantity: wireNumberOrNull,
  addonProductIds: [
    "addon_product_ids",
    z._default(
      z.pipe(
        z.transform((value: unknown) => {
          if (value === undefined || value === "") return [];
          return typeof value === "object" && value !== null ? Object.values(value) : [value];
        }),
        z.array(wireInteger),
      ),
      [],
    ),
  ],
});

/** Adds one of a product. Where page data supplies an address, it is passed to `client.send` as `url`. */
export const addToCartCall = defineCall({
  method: "POST",
  path: cartPaths.addToCart,
  encoding: "none",
  request: wireObject({ productId: ["product_id", wireInteger] }),
  response: z.object({ modalHtml: wireText, cartTotal: cartTotalsSchema }),
  summary: "Adds one piece of a product and returns a short HTML text about it.",
});

const emptyStateCategorySchema = z.object({ title: wireText, link: wireText });

/** Reads the category links of the empty cart. */
export const emptyStateCategoriesCall = defineCall({
  method: "GET",
  path: "/api/internal/checkout/empty-state-categories",
  encoding: "none",
  request: z.object({}),
  response: z.pipe(
    z.transform((body: unknown) => (Array.isArray(body) ? { categories: body } : body)),
    z.object({ categories: wireList(emptyStateCategorySchema) }),
  ),
  summary: "Returns the category links of the empty cart.",
});
