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
  summary: "Returns the session's checkout.",
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

/** Chooses the payment type. */
export const updatePaymentTypeCall = defineCall({
  method: "POST",
  path: checkoutPaths.updatePaymentType,
  encoding: "form",
  request: wireObject({ paymentTypeId: [fields.paymentTypeId, wireText] }),
  response: checkoutDataSchema,
  summary: "Chooses the payment type.",
});

/**
 * The delivery selection. One form holds the choices of all delivery types, so each has its own field for the shipping
 * option: `shipping_option_id[1]=ombud-2`. Only the option of the chosen type counts.
 */
export const deliverySelectionSchema = z.pipe(
  z.transform(pickShippingOption),
  wireObject({
    deliveryId: [fields.deliveryId, wireInteger],
    shippingOptionId: [fields.shippingOptionId, z.optional(wireTextOrNull)],
    /** The price a provider's checkout charges for it. */
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

/** Chooses the delivery type and its shipping option. */
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

/** The response to a refused postal code, besides checkout data. */
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

/** Saves the message to the shop; an empty string removes it. */
export const updateOrderMessageCall = defineCall({
  method: "POST",
  path: checkoutPaths.updateOrderMessage,
  encoding: "form",
  request: wireObject({ orderMessage: [fields.orderMessage, wireText] }),
  response: wireObject({ orderMessage: ["order_message", wireText] }),
  emptyResponse: ({ orderMessage }) => ({ orderMessage }),
  summary: "Saves the message that goes with the order.",
});

/** Saves the newsletter choice. */
export const subscribeCall = defineCall({
  method: "POST",
  path: checkoutPaths.subscribe,
  encoding: "form",
  request: wireObject({ isWanted: [fields.newsletter, numberFlag] }),
  response: wireObject({ isWanted: ["value", numberFlag] }),
  emptyResponse: ({ isWanted }) => ({ isWanted }),
  summary: "Saves the newsletter choice.",
});
