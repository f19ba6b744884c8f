import { inOre, wireObject } from "@torg/http";
import * as z from "zod/mini";
import { orderTasks } from "../domain/index.ts";

const ore = inOre(z.number());

const state = z.enum([
  "placed",
  "picked",
  "partly-shipped",
  "shipped",
  "delivered",
  "returned",
  "cancelled",
  "payment-gone",
]);

/** An order in a list at the desk. */
export const deskOrderRowSchema = wireObject({
  number: z.string(),
  state,
  /** ISO moment. */
  placedAt: ["placed_at", z.string()],
  buyer: z.string(),
  city: z.string(),
  delivery: z.string(),
  totalOre: ["total", ore],
  open: z.int(),
  hasStuckMoney: ["has_stuck_money", z.boolean()],
});

const line = wireObject({
  id: z.int(),
  name: z.string(),
  article: z.string(),
  quantity: z.int(),
  open: z.int(),
  shipped: z.int(),
  cancelled: z.int(),
  returned: z.int(),
  totalOre: ["total", ore],
});

const move = z.enum(["capture", "refund", "release", "cards-back"]);
const pieces = z.array(z.object({ name: z.string(), quantity: z.int() }));
const creditNote = ["credit_note", z.nullable(z.int())] as const;
const amountOre = ["amount", ore] as const;

const parcel = wireObject({
  carrier: z.string(),
  trackingNumber: ["tracking_number", z.string()],
  link: ["tracking_url", z.string()],
});

/** When it happened (ISO), and who did it. */
const moment = { at: z.string(), by: z.string() };

const event = z.union([
  wireObject({ kind: z.literal("placed"), ...moment }),
  wireObject({ kind: z.literal("pick"), ...moment }),
  wireObject({ kind: z.literal("ship"), ...moment, pieces, parcel: z.nullable(parcel) }),
  wireObject({ kind: z.literal("deliver"), ...moment, shipment: z.int() }),
  wireObject({ kind: z.literal("cancel"), ...moment, pieces }),
  wireObject({
    kind: z.literal("return"),
    ...moment,
    pieces,
    ground: ["because", z.enum(["withdrawal", "complaint", "goodwill"])],
    isRestocked: ["restocked", z.boolean()],
    creditNote,
  }),
  wireObject({ kind: z.literal("credit"), ...moment, amountOre, creditNote }),
  wireObject({ kind: z.literal("note"), ...moment, text: z.string() }),
  wireObject({ kind: z.literal("money"), ...moment, move, amountOre, isByHand: ["by_hand", z.boolean()] }),
]);

/** Fields of a money move that is still pending. */
export const waitingMove = { move, amountOre, tries: z.int(), problem: z.string() } as const;

const money = wireObject({
  provider: z.string(),
  way: z.string(),
  totalOre: ["total", ore],
  /** By VAT rate, the highest first; may be left out. */
  vat: z.optional(z.array(wireObject({ percent: z.int(), inclOre: ["total_incl_vat", ore], vatOre: ["vat", ore] }))),
  capturedOre: ["captured", ore],
  refundedOre: ["refunded", ore],
  releasedOre: ["released", ore],
  ontoCardsOre: ["onto_gift_cards", ore],
  waiting: z.array(wireObject(waitingMove)),
});

/** An order at the desk, with the tasks that the operator may do. */
export const deskOrderSchema = wireObject({
  number: z.string(),
  version: z.int(),
  state,
  /** ISO moment. */
  placedAt: ["placed_at", z.string()],
  buyer: z.object({ name: z.string(), email: z.string(), mobile: z.string(), address: z.array(z.string()) }),
  delivery: z.string(),
  message: z.string(),
  lines: z.array(line),
  events: z.array(event),
  money,
  tasks: z.array(z.enum(orderTasks)),
  creditableOre: ["creditable", ore],
  underWay: ["under_way", z.array(z.int())],
});
