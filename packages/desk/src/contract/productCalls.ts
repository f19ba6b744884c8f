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

/** Gives one product. */
export const deskProductCall = defineCall({
  method: "GET",
  path: deskPaths.product,
  encoding: "query",
  request: z.object(toProduct),
  response: deskProductSchema,
  summary: "Gives a product at the desk with its stock, what it costs and has cost, and why it is not sold.",
});

const act = { method: "POST", encoding: "form", response: deskProductSchema } as const;

/** The stop as it was seen, 0 for none: 409 where another stands there now. */
const seenStop = wireNeededInteger;

/** Sets how many pieces parcels can be sent from. */
export const setStockCall = defineCall({
  ...act,
  path: deskPaths.setStock,
  request: wireObject({
    ...toProduct,
    /** The stock as it was seen: 409 where it has moved since. */
    seen: wireNeededInteger,
    stock: wireNeededInteger,
    ground: [deskFields.ground, z.enum(stockGrounds)],
  }),
  summary: "Sets the stock that parcels of a product are sent from, with a reason.",
});

/** Sets how many pieces a store has. */
export const setStoreStockCall = defineCall({
  ...act,
  path: deskPaths.setStoreStock,
  request: wireObject({
    ...toProduct,
    store: wireNeededInteger,
    /** What the store had as it was seen: 409 where it has moved since. */
    seen: wireNeededInteger,
    stock: wireNeededInteger,
    ground: [deskFields.ground, z.enum(stockGrounds)],
  }),
  summary: "Sets what a store has of a product to be fetched, with a reason.",
});

/** Sets what a product costs. */
export const setPriceCall = defineCall({
  ...act,
  path: deskPaths.setPrice,
  request: wireObject({
    ...toProduct,
    /** The price as it was seen: 409 where it has changed since. */
    seenOre: [deskFields.seen, wireOre],
    priceOre: [deskFields.price, wireOre],
    isReduction: [deskFields.isReduction, requestFlag],
  }),
  summary:
    "Sets the price of a product, as a reduction only where it is lower than the lowest price of 30 days; for administrators.",
});

/** Takes a product out of sale. */
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

/** Sells a product again. */
export const resumeProductCall = defineCall({
  ...act,
  path: deskPaths.resumeProduct,
  request: z.object({ ...toProduct, seen: seenStop }),
  summary: "Puts a product on sale again and ends its recall; for administrators.",
});
