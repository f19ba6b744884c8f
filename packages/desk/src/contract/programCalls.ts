import { defineCall, requestFlag, wireFlag, wireRequiredInteger, wireObject, wireOre, wireText } from "@torg/http";
import * as z from "zod/mini";
import { deskFields } from "./deskFields.ts";
import { deskOrderRowSchema, deskOrderSchema } from "./deskSchemas.ts";
import { pieces } from "./orderCalls.ts";

const orderPath = "/api/shop/orders/{number}";
const stockPath = "/api/shop/products/{id}/stock";
const storesPath = "/api/shop/products/{id}/stores";

/** Lists orders by when they last changed. */
export const programOrdersCall = defineCall({
  method: "GET",
  path: "/api/shop/orders",
  encoding: "query",
  request: z.object({
    /** `next` of the previous answer; empty: from the beginning. */
    cursor: wireText,
  }),
  response: wireObject({
    orders: z.array(wireObject({ changedAt: ["changed_at", z.string()], order: deskOrderRowSchema })),
    /** Cursor; also valid at the end of the list, for later changes. */
    next: z.string(),
    hasMore: ["has_more", z.boolean()],
  }),
  summary:
    "Lists the shop's orders for a program, 100 at a time, by their last change, oldest first; needs `orders:read`.",
});

/** Returns one order. */
export const programOrderCall = defineCall({
  method: "GET",
  path: orderPath,
  encoding: "query",
  request: z.object({ number: wireText }),
  response: deskOrderSchema,
  summary: "Returns an order with its lines, history and payments to a program; needs `orders:read`.",
});

/**
 * The order that an act is done to, and an idempotency key of the program: sent again with it, the act is done once.
 */
const toOrder = { number: wireText, key: z.string().check(z.minLength(1), z.maxLength(100)) } as const;
const act = { method: "POST", encoding: "json", response: deskOrderSchema } as const;

/** Notes that the goods have been taken from the shelves. */
export const programPickCall = defineCall({
  ...act,
  path: `${orderPath}/pick`,
  request: z.object(toOrder),
  summary: "Records that the goods of an order have been picked; needs `orders:write`.",
});

/** Ships pieces of an order. */
export const programShipCall = defineCall({
  ...act,
  path: `${orderPath}/ship`,
  request: wireObject({
    ...toOrder,
    /** Left out: everything that can be shipped. */
    pieces,
    carrier: wireText,
    trackingNumber: [deskFields.trackingNumber, wireText],
    trackingLink: [deskFields.trackingLink, wireText],
  }),
  summary: "Ships pieces of an order: captures their payment and e-mails the buyer; needs `orders:write`.",
});

/** Notes that a shipment has reached the buyer. */
export const programDeliverCall = defineCall({
  ...act,
  path: `${orderPath}/deliver`,
  request: z.object({ ...toOrder, shipment: wireRequiredInteger }),
  summary: "Records that a shipment has reached the buyer; needs `orders:write`.",
});

/** Cancels pieces of an order that have not left. */
export const programCancelCall = defineCall({
  ...act,
  path: `${orderPath}/cancel`,
  request: z.object({ ...toOrder, pieces }),
  summary: "Cancels pieces of an order that have not left; needs `orders:write`.",
});

/** Takes pieces of an order back, and refunds them. */
export const programReturnCall = defineCall({
  ...act,
  path: `${orderPath}/return`,
  request: wireObject({
    ...toOrder,
    pieces,
    ground: [deskFields.ground, z.enum(["withdrawal", "complaint", "goodwill"])],
    isRestocked: [deskFields.isRestocked, requestFlag],
  }),
  summary: "Takes pieces of an order back and refunds them; needs `orders:refund`.",
});

/** Lowers the price of an order. */
export const programCreditCall = defineCall({
  ...act,
  path: `${orderPath}/credit`,
  request: wireObject({ ...toOrder, amountOre: [deskFields.amount, wireOre] }),
  summary: "Lowers the price of an order without goods coming back; needs `orders:refund`.",
});

const stock = z.object({ id: z.int(), article: z.string(), name: z.string(), stock: z.int() });

/** Returns the stock of a product. */
export const programStockCall = defineCall({
  method: "GET",
  path: stockPath,
  encoding: "query",
  request: z.object({ id: wireRequiredInteger }),
  response: stock,
  summary: "Returns a product's stock for parcels to a program; needs `products:read`.",
});

/** Sets the stock of a product. */
export const programSetStockCall = defineCall({
  method: "POST",
  path: stockPath,
  encoding: "json",
  request: z.object({ id: wireRequiredInteger, stock: z.int().check(z.minimum(0), z.maximum(1_000_000)) }),
  response: stock,
  summary: "Sets a product's stock for parcels; needs `products:write`.",
});

const stockOfStores = z.object({
  id: z.int(),
  article: z.string(),
  name: z.string(),
  /** All stores, including those without the product. */
  stores: z.array(z.object({ store: z.string(), name: z.string(), stock: z.int() })),
});

/** Returns each store's stock of a product. */
export const programStoreStockCall = defineCall({
  method: "GET",
  path: storesPath,
  encoding: "query",
  request: z.object({ id: wireRequiredInteger }),
  response: stockOfStores,
  summary: "Returns each store's stock of a product for pickup to a program; needs `products:read`.",
});

/** Sets a store's stock of a product. */
export const programSetStoreStockCall = defineCall({
  method: "POST",
  path: `${storesPath}/{store}`,
  encoding: "json",
  request: z.object({
    id: wireRequiredInteger,
    /** The store's code, or its `id` in shop.json. */
    store: wireText,
    stock: z.int().check(z.minimum(0), z.maximum(1_000_000)),
  }),
  response: stockOfStores,
  summary: "Sets a store's stock of a product for pickup; needs `products:write`.",
});

/** Lists webhooks that were given up. */
export const programFailedWebhooksCall = defineCall({
  method: "GET",
  path: "/api/shop/webhooks/failed",
  encoding: "query",
  request: z.object({ cursor: wireText }),
  response: z.object({
    failed: z.array(
      wireObject({
        id: z.string(),
        type: z.string(),
        /** ISO moment of the event. */
        at: z.string(),
        endpoint: z.string(),
        tries: z.int(),
        status: z.nullable(z.int()),
        problem: z.string(),
        givenUpAt: ["given_up_at", z.string()],
      }),
    ),
    next: z.nullable(z.string()),
  }),
  summary: "Lists webhook messages that were given up, 100 at a time; needs `webhooks:read`.",
});

/** Sends webhooks again. */
export const programReplayCall = defineCall({
  method: "POST",
  path: "/api/shop/webhooks/replay",
  encoding: "json",
  request: wireObject({
    /** Id of one message, or empty. */
    id: wireText,
    /** ISO moment from which all are sent, or empty. */
    since: wireText,
    /** One receiver; empty: all. */
    endpoint: wireText,
    isFailedOnly: ["failed_only", wireFlag],
  }),
  response: z.object({ sent: z.int() }),
  summary: "Resends one webhook message, or all since a given time; needs `webhooks:write`.",
});
