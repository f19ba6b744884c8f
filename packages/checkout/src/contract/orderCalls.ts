import { defineCall, wireInteger, wireObject, wireText } from "@torg/http";
import * as z from "zod/mini";
import type { CustomerForm } from "../domain/customer/customerForm.ts";
import { buyerFields } from "./buyerFields.ts";
import { byFormField, checkoutFields as fields } from "./checkoutFields.ts";
import { checkoutPaths } from "./checkoutPaths.ts";
import { customerTypeSchema } from "./customerTypeSchema.ts";
import { readShownTotal, writeShownTotal } from "./shownTotal.ts";
import { numberFlag } from "./wireFlags.ts";

const shownTotal = z.codec(wireText, z.custom<number | null>(), { decode: readShownTotal, encode: writeShownTotal });

/** The company's name, which a private person's form does not have. */
const companyName = z._default(
  z.codec(z.optional(wireText), z.string(), { decode: (text) => text ?? "", encode: (text) => text || undefined }),
  "",
);

/**
 * The customer's details as sent by a form; missing fields become empty strings, so that validation can report them.
 */
export const customerFormSchema: z.ZodMiniType<CustomerForm> = wireObject({
  ...buyerFields,
  companyName: [fields.companyName, companyName],
  customerType: [fields.customerType, z._default(customerTypeSchema, "private")],
  acceptsTerms: [fields.acceptsTerms, numberFlag],
  totalOre: [fields.totalOre, shownTotal],
  isQuote: [fields.isQuote, z.optional(numberFlag)],
  shown: [fields.shown, z.optional(z.string())],
});

const orderAnswerSchema = wireObject({ orderId: ["order_id", wireInteger], redirectUrl: ["redirect_url", wireText] });

/** The response to a refused order: one message, and texts by field, under our own names. */
export const orderProblemSchema = z.object({
  message: wireText,
  errors: z._default(z.pipe(z.record(z.string(), z.array(z.string())), z.transform(byFormField<string[]>)), {}),
});

/** Places an order whose total is 0. */
export const freeOrderCall = defineCall({
  method: "POST",
  path: checkoutPaths.freeOrder,
  encoding: "form",
  request: customerFormSchema,
  response: orderAnswerSchema,
  summary: "Places an order that costs nothing.",
});

/**
 * Places an order that is paid by invoice or on other terms outside a payment provider. For a payment type that is
 * approved in an app, no order is placed yet: its number is then 0, and the address is that of the page where the
 * payment is pending.
 */
export const manualPaymentCall = defineCall({
  method: "POST",
  path: checkoutPaths.manualPayment,
  encoding: "form",
  request: customerFormSchema,
  response: orderAnswerSchema,
  summary: "Places an order that is paid outside a payment provider.",
});
