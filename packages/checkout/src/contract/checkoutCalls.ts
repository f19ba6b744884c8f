import { defineCall, inOre, wireInteger, wireObject, wireText, wireTextOrNull } from "@torg/http";
import * as z from "zod/mini";
import { checkoutFields as fields } from "./checkoutFields.ts";
import { checkoutPaths } from "./checkoutPaths.ts";
import { checkoutDataSchema } from "./checkoutSchema.ts";
import { customerTypeSchema } from "./customerTypeSchema.ts";
import { numberFlag } from "./wireFlags.ts";

/** Reads everything that the checkout shows. */
export const showCheckoutCall = defineCall({
  method: "GET",
  path: "/checkoutv3/checkoutv3/show",
  encoding: "none",
  request: z.object({}),
  response: checkoutDataSchema,
  summary: "Answers the checkout of the session.",
});

/** Chooses the country. */
export const updateCountryCall = defineCall({
  method: "POST",
  path: checkoutPaths.updateCountry,
  encoding: "form",
  request: wireObject({ countryCode: [fields.countryCode, wireText] }),
  response: checkoutDataSchema,
  summary: "Chooses the country of delivery.",
});

/** Chooses how to pay. */
export const updatePaymentTypeCall = defineCall({
  method: "POST",
  path: checkoutPaths.updatePaymentType,
  encoding: "form",
  request: wireObject({ paymentTypeId: [fields.paymentTypeId, wireText] }),
  response: checkoutDataSchema,
  summary: "Chooses the payment type.",
});

/**
 * The delivery selection. A form names the shipping option of each delivery type by itself, because one form holds the
 * choices of all of them: `shipping_option_id[1]=ombud-2`; of these the one of the chosen type counts.
 */
export const deliverySelectionSchema = z.pipe(
  z.transform(pickShippingOption),
  wireObject({
    deliveryId: [fields.deliveryId, wireInteger],
    shippingOptionId: [fields.shippingOptionId, z.optional(wireTextOrNull)],
    /** What a provider's checkout takes for it. */
    priceOre: ["kco_shipping_cost", z.optional(inOre(z.number()))],
  }),
);

function pickShippingOption(body: unknown): unknown {
  if (typeof body !== "object" || body === null || !("shipping_option_id" in body)) return body;
  const { shipping_option_id: options } = body;
  if (typeof options !== "object" || options === null) return body;
  const type = "delivery_type_id" in body ? String(body.delivery_type_id) : "";
  return { ...body, shipping_option_id: Object.entries(options).find(([key]) => key === type)?.[1] ?? null };
}

/** Chooses how to get the goods. */
export const updateDeliveryTypeCall = defineCall({
  method: "POST",
  path: checkoutPaths.updateDelivery,
  encoding: "json",
  request: deliverySelectionSchema,
  response: checkoutDataSchema,
  summary: "Chooses the delivery type and its shipping option.",
});

/** Sets the postal code. */
export const updatePostalCodeCall = defineCall({
  method: "POST",
  path: checkoutPaths.updatePostalCode,
  encoding: "json",
  request: wireObject({ postalCode: [fields.deliveryPostalCode, wireText] }),
  response: checkoutDataSchema,
  summary: "Sets the postal code that goods are delivered to.",
});

/** What a refused postal code answers besides checkout data. */
export const postalCodeProblemSchema = wireObject({
  attributes: wireObject({ postalCode: [fields.deliveryPostalCode, z._default(z.array(z.string()), [])] }),
});

/** Chooses between private person and company. */
export const updateCustomerTypeCall = defineCall({
  method: "POST",
  path: checkoutPaths.updateCustomerType,
  encoding: "json",
  request: wireObject({ customerType: [fields.customerType, customerTypeSchema] }),
  response: checkoutDataSchema,
  summary: "Chooses the customer type.",
});

/** Saves the message to the shop; the empty text removes it. */
export const updateOrderMessageCall = defineCall({
  method: "POST",
  path: checkoutPaths.updateOrderMessage,
  encoding: "form",
  request: wireObject({ orderMessage: [fields.orderMessage, wireText] }),
  response: wireObject({ orderMessage: ["order_message", wireText] }),
  emptyAnswer: ({ orderMessage }) => ({ orderMessage }),
  summary: "Saves the message that goes with the order.",
});

/** Saves the newsletter choice. */
export const subscribeCall = defineCall({
  method: "POST",
  path: checkoutPaths.subscribe,
  encoding: "form",
  request: wireObject({ isWanted: [fields.newsletter, numberFlag] }),
  response: wireObject({ isWanted: ["value", numberFlag] }),
  emptyAnswer: ({ isWanted }) => ({ isWanted }),
  summary: "Saves the newsletter choice.",
});
