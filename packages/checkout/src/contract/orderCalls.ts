import { defineCall, requestFlag, wireInteger, wireText } from "@torg/http";
import * as z from "zod/mini";
import { checkoutPaths } from "./checkoutPaths.ts";
import { checkoutUserSchema } from "./checkoutSchema.ts";
import { customerTypeSchema } from "./customerTypeSchema.ts";

/** The customer's details as a form sends them; missing fields are empty texts, so that the rules can name them. */
export const customerFormSchema = z.extend(checkoutUserSchema, {
  customer_type: z._default(customerTypeSchema, "private"),
  order_accept_terms: requestFlag,
  order_total: wireText,
  order_is_offer: z.optional(requestFlag),
  order_shown: z.optional(z.string()),
});

const orderAnswerSchema = z.object({ order_id: wireInteger, redirect_url: wireText });

/** What a refused order answers: one sentence and texts by field. */
export const orderProblemSchema = z.object({
  message: wireText,
  errors: z._default(z.record(z.string(), z.array(z.string())), {}),
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

/** Places an order that is paid by invoice or on other terms outside a payment provider. */
export const manualPaymentCall = defineCall({
  method: "POST",
  path: checkoutPaths.manualPayment,
  encoding: "form",
  request: customerFormSchema,
  response: orderAnswerSchema,
  summary: "Places an order that is paid outside a payment provider.",
});
