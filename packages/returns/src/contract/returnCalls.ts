import { defineCall, wireInteger } from "@torg/http";
import * as z from "zod/mini";
import type { CaseReceipt, ReturnLine, ReturnOrder } from "../domain/index.ts";

const filled = z.string().check(z.trim(), z.minLength(1));

/** A line of an order that may be returned. */
export const returnLineSchema: z.ZodMiniType<ReturnLine> = z.object({
  product_id: wireInteger,
  name: z.string(),
  quantity: wireInteger,
});

/** An order as the lookup gives it. */
export const returnOrderSchema: z.ZodMiniType<ReturnOrder> = z.object({
  order_id: wireInteger,
  order_name: z.string(),
  order_email: z.string(),
  products: z.array(returnLineSchema),
});

/** The receipt of a return or complaint, as page data carry it. */
export const caseReceiptSchema: z.ZodMiniType<CaseReceipt> = z.object({
  case_id: wireInteger,
  received_at: z.string(),
  kind: z.string(),
  order_name: z.string(),
  email: z.string(),
  is_mailed: z.optional(z.boolean()),
  message: z.string(),
  images: wireInteger,
  lines: z.array(returnLineSchema),
});

const lookup = { order_email: filled, order_name: filled, return_order_type: filled };

/** Looks an order up by its number and e-mail address. */
export const findOrderCall = defineCall({
  method: "POST",
  path: "/retur-och-reklamation/find-order",
  encoding: "form",
  request: z.object(lookup),
  response: z.object({ order: returnOrderSchema, return_order_type: z.string() }),
  summary: "Finds the order that a return is for.",
});

/** What a shop answers when it has taken a return or complaint. */
export interface RegisteredReturn {
  readonly message: string;
  /** The number of the case, where the server gives one. */
  readonly case_number?: number | undefined;
  /** Where its receipt stands. */
  readonly receipt_url?: string | undefined;
}

const registeredSchema: z.ZodMiniType<RegisteredReturn> = z.object({
  message: z.string(),
  case_number: z.optional(wireInteger),
  receipt_url: z.optional(z.string()),
});

/** Registers a return or a complaint for an order that was found; images are files. */
export const registerReturnCall = defineCall({
  method: "POST",
  path: "/retur-och-reklamation/registrera",
  encoding: "multipart",
  request: z.object({
    order_id: wireInteger,
    ...lookup,
    products: z._default(z.record(z.string(), wireInteger), {}),
    message: z._default(z.string().check(z.maxLength(5000)), ""),
    // What a file is differs between browser and server, which checks the bytes.
    images: z._default(z.array(z.unknown()), []),
  }),
  response: registeredSchema,
  emptyAnswer: () => ({ message: "" }),
  summary: "Registers a return or a complaint.",
});
