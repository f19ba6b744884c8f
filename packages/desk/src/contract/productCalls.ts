import { defineCall, requestFlag, wireNeededInteger, wireObject, wireOre, wireText } from "@torg/http";
import * as z from "zod/mini";
import { stockGrounds } from "../domain/products/index.ts";
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
    "Finds products at the desk by words of their names and by numbers, 50 at most; without a search those that are not sold.",
});

const toProduct = { id: wireNeededInteger } as const;

/** Returns one product. */
export const deskProductCall = defineCall({
  method: "GET",
  path: deskPaths.product,
  encoding: "query",
  request: z.object(toProduct),
  response: deskProductSchema,
  summary: "Gives a product at the desk with its stock, what it costs and has cost, and why it is not sold.",
});

const act = { method: "POST", encoding: "form", response: deskProductSchema } as const;

/** The id of the stop that the operator saw, 0 for none: 409 if it has changed. */
const seenStop = wireNeededInteger;

/** Sets the stock for parcels, in pieces. */
export const setStockCall = defineCall({
  ...act,
  path: deskPaths.setStock,
  request: wireObject({
    ...toProduct,
    /** The stock that the operator saw: 409 if it has changed. */
    seen: wireNeededInteger,
    stock: wireNeededInteger,
    ground: [deskFields.ground, z.enum(stockGrounds)],
  }),
  summary: "Sets the stock that parcels of a product are sent from, with a reason.",
});

/** Sets the stock of a store, in pieces. */
export const setStoreStockCall = defineCall({
  ...act,
  path: deskPaths.setStoreStock,
  request: wireObject({
    ...toProduct,
    store: wireNeededInteger,
    /** The store's stock that the operator saw: 409 if it has changed. */
    seen: wireNeededInteger,
    stock: wireNeededInteger,
    ground: [deskFields.ground, z.enum(stockGrounds)],
  }),
  summary: "Sets what a store has of a product to be fetched, with a reason.",
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
    "Sets the price of a product, as a reduction only where it is lower than the lowest price of 30 days; for administrators.",
});

/** Stops the sale of a product. */
export const stopProductCall = defineCall({
  ...act,
  path: deskPaths.stopProduct,
  request: wireObject({ ...toProduct, reason: [deskFields.reason, wireText] }),
  summary: "Takes a product out of sale at once, with a reason that only operators read.",
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
    "Recalls a product: it is out of sale, and its page and the pages of orders with it say what is dangerous and what to do; for administrators.",
});

/** Resumes the sale of a product. */
export const resumeProductCall = defineCall({
  ...act,
  path: deskPaths.resumeProduct,
  request: z.object({ ...toProduct, seen: seenStop }),
  summary: "Puts a product on sale again and ends its recall; for administrators.",
});
