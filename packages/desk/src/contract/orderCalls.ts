import { defineCall, requestFlag, wireInteger, wireRequiredInteger, wireObject, wireOre, wireText } from "@torg/http";
import * as z from "zod/mini";
import { deskFields } from "./deskFields.ts";
import { deskPaths } from "./deskPaths.ts";
import { deskOrderRowSchema, deskOrderSchema } from "./deskSchemas.ts";

/** Lists orders, the newest first; those with something to ship, the oldest first. */
export const deskOrdersCall = defineCall({
  method: "GET",
  path: deskPaths.orders,
  encoding: "query",
  request: wireObject({
    search: [deskFields.search, wireText],
    filter: wireText,
    /** `next` of the previous list; empty: from the beginning. */
    after: wireText,
  }),
  response: wireObject({
    orders: z.array(deskOrderRowSchema),
    /** Cursor to the following orders; null after the last one. */
    next: z.nullable(z.string()),
  }),
  summary: "Lists the shop's orders for the desk, 25 at a time, filtered by search words and by status.",
});

/** One order with everything that has happened to it. */
export const deskOrderCall = defineCall({
  method: "GET",
  path: deskPaths.order,
  encoding: "query",
  request: z.object({ number: wireText }),
  response: deskOrderSchema,
  summary: "Returns an order with its lines, history, payments, and the actions that are possible.",
});

/** The order that an act is done to, and the number of acts when the operator loaded it. */
const toOrder = { number: wireText, version: wireRequiredInteger } as const;

/** How many pieces of each line, by the line's id; an empty field counts as 0. */
export const pieces = z._default(
  z.record(
    z.string(),
    z.pipe(
      z.transform((value: unknown) => (value === "" ? 0 : value)),
      wireInteger,
    ),
  ),
  {},
);

const act = { method: "POST", encoding: "form", response: deskOrderSchema } as const;

/** Notes that the goods have been taken from the shelves. */
export const pickCall = defineCall({
  ...act,
  path: deskPaths.pick,
  request: z.object(toOrder),
  summary: "Records that the goods of an order have been picked.",
});

/** Ships pieces of an order, in a parcel or not. */
export const shipCall = defineCall({
  ...act,
  path: deskPaths.ship,
  request: wireObject({
    ...toOrder,
    pieces,
    carrier: wireText,
    trackingNumber: [deskFields.trackingNumber, wireText],
    /** Tracking link of the parcel; empty: the carrier's own page, if the shop knows it. */
    trackingLink: [deskFields.trackingLink, wireText],
  }),
  summary: "Ships pieces of an order: captures their payment and e-mails the buyer.",
});

/** Notes that a shipment has reached the buyer. */
export const deliverCall = defineCall({
  ...act,
  path: deskPaths.deliver,
  request: z.object({ ...toOrder, shipment: wireRequiredInteger }),
  summary: "Records that a shipment has reached the buyer.",
});

/** Cancels pieces of an order that have not left. */
export const cancelCall = defineCall({
  ...act,
  path: deskPaths.cancel,
  request: z.object({ ...toOrder, pieces }),
  summary: "Cancels pieces of an order that have not left.",
});

/** Takes pieces of an order back. */
export const returnCall = defineCall({
  ...act,
  path: deskPaths.return,
  request: wireObject({
    ...toOrder,
    pieces,
    ground: [deskFields.ground, z.enum(["withdrawal", "complaint", "goodwill"])],
    isRestocked: [deskFields.isRestocked, requestFlag],
  }),
  summary: "Takes pieces of an order back, refunds them, and restocks those that can be sold.",
});

/** Lowers the price of an order. */
export const creditCall = defineCall({
  ...act,
  path: deskPaths.credit,
  request: wireObject({ ...toOrder, amountOre: [deskFields.amount, wireOre] }),
  summary: "Lowers the price of an order without goods coming back.",
});

/** Writes a note that only operators see. */
export const noteCall = defineCall({
  ...act,
  path: deskPaths.note,
  request: z.object({ ...toOrder, text: wireText }),
  summary: "Adds a note to an order; only operators see it.",
});

/** Retries money moves that are pending. */
export const retryMoneyCall = defineCall({
  ...act,
  path: deskPaths.retryMoney,
  request: z.object({ number: wireText }),
  summary: "Retries the payment moves of an order that could not be made.",
});
