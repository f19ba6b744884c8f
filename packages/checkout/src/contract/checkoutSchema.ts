import {
  requestFlag,
  wireFlag,
  wireInteger,
  wireList,
  wireNumber,
  wireNumberOrNull,
  wireText,
  wireTextOrNull,
} from "@torg/http";
import {
  discountSchema,
  liftDeliveryFields,
  selectedDeliverySchema,
  suggestedProductsSchema,
} from "@torg/cart/contract";
import * as z from "zod/mini";
import { customerTypeSchema } from "./customerTypeSchema.ts";
import type { CheckoutData, DeliveryOption, PaymentType } from "../domain/checkoutData.ts";

const textFlag = z._default(
  z.pipe(
    z.transform((value: unknown) => (value === true || value === 1 || value === "1" ? "1" : "0")),
    z.enum(["0", "1"]),
  ),
  "0",
);

/** A way to pay; the flags come as the texts `"1"` and `"0"`. */
export const paymentTypeSchema: z.ZodMiniType<PaymentType> = z.object({
  payment_type_id: wireText,
  payment_type_name: wireText,
  payment_type_description: wireText,
  payment_type_price: wireNumberOrNull,
  payment_type_company: textFlag,
  payment_type_private: textFlag,
  module_image: wireTextOrNull,
  is_credit: wireFlag,
  requires_pnr: wireFlag,
});

/** A way to get the goods. */
export const deliveryOptionSchema: z.ZodMiniType<DeliveryOption> = z.object({
  value: wireInteger,
  name: wireText,
  placeholder: wireText,
  price: wireNumberOrNull,
  bubbleTexts: wireList(z.string()),
  img: wireTextOrNull,
  description: wireText,
  disabled: wireFlag,
  shipping_options: wireList(z.object({ key: wireText, label: wireText })),
  meta_data: z._default(z.object({ is_digital: wireFlag, klarna_shipping_option_id: wireTextOrNull }), {
    is_digital: false,
    klarna_shipping_option_id: null,
  }),
});

/** The delivery part of the checkout. */
export const deliveryCheckoutSchema = z.object({
  selected_delivery_option: z._default(z.nullable(selectedDeliverySchema), null),
  requires_postal_code: wireFlag,
  handler: z._default(z.string(), "internal"),
  session: z._default(z.object({ postal_code: wireTextOrNull, shipping_option_id: wireTextOrNull }), {
    postal_code: null,
    shipping_option_id: null,
  }),
  delivery_options: wireList(deliveryOptionSchema),
  free_delivery_limit: wireNumberOrNull,
});

/** The details that the form starts with. */
export const checkoutUserSchema = z.object({
  user_company: wireText,
  user_pnr: wireText,
  user_firstname: wireText,
  user_lastname: wireText,
  user_email: wireText,
  user_mobile: wireText,
  user_address: wireText,
  user_co: wireText,
  user_zipcode: wireText,
  user_city: wireText,
});

const newsletterSchema = z.object({ value: requestFlag, text: wireText, active: wireFlag });
const trackingEventSchema = z.object({ event: z.string(), data: z._default(z.record(z.string(), z.unknown()), {}) });

/**
 * Checkout data. Keys that are missing get the value of an empty checkout, so that a part of it can be laid over what
 * is known: parse `{ ...known, ...part }`.
 */
export const checkoutDataSchema: z.ZodMiniType<CheckoutData> = z.pipe(
  z.transform(liftDeliveryFields),
  z.object({
    customer_type: z._default(customerTypeSchema, "private"),
    handler: wireTextOrNull,
    snippet: wireTextOrNull,
    redirect_url: wireTextOrNull,
    payment_problem: z.optional(z.nullable(z.string())),
    selected_payment_type: wireTextOrNull,
    payment_type_chosen: z.optional(z.boolean()),
    available_payment_types: wireList(paymentTypeSchema),
    delivery_checkout: z._default(z.nullable(deliveryCheckoutSchema), null),
    reset_order: wireFlag,
    user: z._default(z.nullable(checkoutUserSchema), null),
    dominant_vat_rate: z._default(z.object({ factor: wireNumber }), { factor: 1.25 }),
    includes_vat: z._default(wireFlag, true),
    order_message: wireText,
    order_subscribe: z._default(z.nullable(newsletterSchema), null),
    requires_postal_code: wireFlag,
    free_delivery_limit: wireNumberOrNull,
    cheapest_delivery_price: wireNumberOrNull,
    force_pickup_in_store: wireFlag,
    discount: discountSchema,
    recommended_products: suggestedProductsSchema(z.unknown()),
    matching_order_products: wireList(z.unknown()),
    facebook_tracking_events: wireList(trackingEventSchema),
    country_code: wireTextOrNull,
    terms_version: z.optional(z.string()),
  }),
);
