import { cleanTextLine } from "@torg/format/typed";
import { defineCall, wireInteger, wireObject } from "@torg/http";
import * as z from "zod/mini";
import type { CaseReceipt } from "../domain/caseReceipt.ts";
import type { ReturnLine, ReturnOrder } from "../domain/returnOrder.ts";
import { returnFields } from "./returnFields.ts";

const filled = z.string().check(z.overwrite(cleanTextLine), z.minLength(1));

/** A line of an order that may be returned. */
export const returnLineSchema: z.ZodMiniType<ReturnLine> = wireObject({
  productId: ["product_id", wireInteger],
  name: z.string(),
  quantity: wireInteger,
});

/** An order as the lookup returns it. */
export const returnOrderSchema: z.ZodMiniType<ReturnOrder> = wireObject({
  orderId: ["order_id", wireInteger],
  orderNumber: ["order_name", z.string()],
  orderEmail: ["order_email", z.string()],
  products: z.array(returnLineSchema),
});

/** The receipt of a return or complaint, as page data carry it. */
export const caseReceiptSchema: z.ZodMiniType<CaseReceipt> = wireObject({
  caseId: ["case_id", wireInteger],
  receivedAt: ["received_at", z.string()],
  kind: z.string(),
  orderNumber: ["order_name", z.string()],
  email: z.string(),
  isMailed: ["is_mailed", z.optional(z.boolean())],
  message: z.string(),
  images: wireInteger,
  lines: z.array(returnLineSchema),
});

const lookup = {
  orderEmail: [returnFields.orderEmail, filled],
  orderNumber: [returnFields.orderNumber, filled],
  orderType: [returnFields.orderType, filled],
} as const;

/** Looks an order up by its number and e-mail address. */
export const findOrderCall = defineCall({
  method: "POST",
  path: "/retur-och-reklamation/find-order",
  encoding: "form",
  request: wireObject(lookup),
  response: wireObject({ order: returnOrderSchema, orderType: ["return_order_type", z.string()] }),
  summary: "Finds the order that a return is for.",
});

/** The answer of a shop that has registered a return or complaint. */
export interface RegisteredReturn {
  readonly message: string;
  /** The case number, if the server gives one. */
  readonly caseNumber?: number | undefined;
  /** The address of its receipt. */
  readonly receiptUrl?: string | undefined;
}

const registeredSchema: z.ZodMiniType<RegisteredReturn> = wireObject({
  message: z.string(),
  caseNumber: ["case_number", z.optional(wireInteger)],
  receiptUrl: ["receipt_url", z.optional(z.string())],
});

/** Registers a return or a complaint for an order found before; images are files. */
export const registerReturnCall = defineCall({
  method: "POST",
  path: "/retur-och-reklamation/registrera",
  encoding: "multipart",
  request: wireObject({
    orderId: [returnFields.orderId, wireInteger],
    ...lookup,
    products: [returnFields.products, z._default(z.record(z.string(), wireInteger), {})],
    message: [returnFields.message, z._default(z.string().check(z.maxLength(5000)), "")],
    // The file type differs between browser and server, and the server checks the bytes.
    images: [returnFields.images, z._default(z.array(z.unknown()), [])],
  }),
  response: registeredSchema,
  emptyResponse: () => ({ message: "" }),
  summary: "Registers a return or a complaint.",
});
