import { defineCall, requestFlag, wireRequiredInteger, wireObject, wireOre, wireText } from "@torg/http";
import * as z from "zod/mini";
import { stockChangeReasons } from "../domain/products/index.ts";
import { deskFields } from "./deskFields.ts";
import { deskPaths } from "./deskPaths.ts";
import { deskProductRowSchema, deskProductSchema } from "./productSchemas.ts";

/** Searches products. */
export const deskProductsCall = defineCall({
  method: "GET",
  path: deskPaths.products,
  encoding: "query",
  request: wireObject({ search: [deskFields.search, wireText] }),
  response: z.object({ products: z.array(deskProductRowSchema) }),
  summary:
    "Finds products at the desk by words in their names and by numbers, at most 50; without a search, those that are not on sale.",
});

const toProduct = { id: wireRequiredInteger } as const;

/** Returns one product. */
export const deskProductCall = defineCall({
  method: "GET",
  path: deskPaths.product,
  encoding: "query",
  request: z.object(toProduct),
  response: deskProductSchema,
  summary: "Returns a product at the desk with its stock, its current and earlier prices, and why it is not on sale.",
});

const act = { method: "POST", encoding: "form", response: deskProductSchema } as const;

/** The id of the stop that the operator saw, 0 for none: 409 if it has changed. */
const seenStop = wireRequiredInteger;

/** Sets the stock for parcels, in pieces. */
export const setStockCall = defineCall({
  ...act,
  path: deskPaths.setStock,
  request: wireObject({
    ...toProduct,
    /** The stock that the operator saw: 409 if it has changed. */
    seen: wireRequiredInteger,
    stock: wireRequiredInteger,
    ground: [deskFields.ground, z.enum(stockChangeReasons)],
  }),
  summary: "Sets a product's stock for parcels, with a reason.",
});

/** Sets the stock of a store, in pieces. */
export const setStoreStockCall = defineCall({
  ...act,
  path: deskPaths.setStoreStock,
  request: wireObject({
    ...toProduct,
    store: wireRequiredInteger,
    /** The store's stock that the operator saw: 409 if it has changed. */
    seen: wireRequiredInteger,
    stock: wireRequiredInteger,
    ground: [deskFields.ground, z.enum(stockChangeReasons)],
  }),
  summary: "Sets a store's stock of a product for pickup, with a reason.",
});

/** Sets a product's price. */
export const setPriceCall = defineCall({
  ...act,
  path: deskPaths.setPrice,
  request: wireObject({
    ...toProduct,
    /** The price that the operator saw: 409 if it has changed. */
    seenOre: [deskFields.seen, wireOre],
    priceOre: [deskFields.price, wireOre],
    isReduction: [deskFields.isReduction, requestFlag],
  }),
  summary:
    "Sets the price of a product, as a reduction only if it is below the lowest price of 30 days; for administrators.",
});

/** Stops the sale of a product. */
export const stopProductCall = defineCall({
  ...act,
  path: deskPaths.stopProduct,
  request: wireObject({ ...toProduct, reason: [deskFields.reason, wireText] }),
  summary: "Takes a product off sale at once, with a reason that only operators see.",
});

/** Recalls a product. */
export const recallProductCall = defineCall({
  ...act,
  path: deskPaths.recallProduct,
  request: wireObject({
    ...toProduct,
    seen: seenStop,
    reason: [deskFields.reason, wireText],
    numbers: wireText,
    hazard: wireText,
    advice: wireText,
  }),
  summary:
    "Recalls a product: takes it off sale, and shows the hazard and what to do on its page and on the pages of orders with it; for administrators.",
});

/** Resumes the sale of a product. */
export const resumeProductCall = defineCall({
  ...act,
  path: deskPaths.resumeProduct,
  request: z.object({ ...toProduct, seen: seenStop }),
  summary: "Puts a product back on sale and ends its recall; for administrators.",
});
