import {
  type ResponseReading,
  inOre,
  readResponse,
  toWire,
  wireFlag,
  wireInteger,
  wireList,
  wireNumberOrNull,
  wireObject,
  wireText,
  wireTextOrNull,
} from "@torg/http";
import {
  discountSchema,
  liftDeliveryFields,
  selectedDeliverySchema,
  suggestedProductsSchema,
  vatFactorSchema,
} from "@torg/cart/contract";
import * as z from "zod/mini";
import type {
  CheckoutData,
  CheckoutUser,
  DeliveryCheckout,
  DeliveryOption,
  NewsletterOption,
  PaymentType,
} from "../domain/checkoutData.ts";
import { buyerFields } from "./buyerFields.ts";
import { customerTypeSchema } from "./customerTypeSchema.ts";
import { numberFlag, textFlag } from "./wireFlags.ts";

const oreOrNull = inOre(wireNumberOrNull);

/** A payment type; its customer types are the strings `"1"` and `"0"` on the wire. */
export const paymentTypeSchema: z.ZodMiniType<PaymentType> = wireObject({
  id: ["payment_type_id", wireText],
  name: ["payment_type_name", wireText],
  description: ["payment_type_description", wireText],
  feeOre: ["payment_type_price", oreOrNull],
  isForCompany: ["payment_type_company", textFlag],
  isForPrivate: ["payment_type_private", textFlag],
  image: ["module_image", wireTextOrNull],
  isCredit: ["is_credit", wireFlag],
  isPaidInApp: ["is_paid_in_app", z.optional(wireFlag)],
  requiresPersonalNumber: ["requires_pnr", wireFlag],
});

const placeSchema = wireObject({
  address: wireText,
  distanceKm: ["distance_km", wireNumberOrNull],
  openToday: ["open_today", z._default(z.nullable(z.array(z.object({ opens: z.string(), closes: z.string() }))), null)],
  hasGoods: ["in_stock", z._default(z.nullable(z.boolean()), null)],
});

/** A delivery option. */
export const deliveryOptionSchema: z.ZodMiniType<DeliveryOption> = wireObject({
  id: ["value", wireInteger],
  name: wireText,
  placeholder: wireText,
  priceOre: ["price", oreOrNull],
  bubbleTexts: wireList(z.string()),
  image: ["img", wireTextOrNull],
  description: wireText,
  disabled: wireFlag,
  shippingOptions: [
    "shipping_options",
    wireList(z.object({ key: wireText, label: wireText, place: z.optional(z.nullable(placeSchema)) })),
  ],
  meta: [
    "meta_data",
    z._default(
      wireObject({
        isDigital: ["is_digital", wireFlag],
        providerShippingId: ["klarna_shipping_option_id", wireTextOrNull],
      }),
      { isDigital: false, providerShippingId: null },
    ),
  ],
});

/** The delivery part of the checkout. */
export const deliveryCheckoutSchema: z.ZodMiniType<DeliveryCheckout> = wireObject({
  selected: ["selected_delivery_option", z._default(z.nullable(selectedDeliverySchema), null)],
  requiresPostalCode: ["requires_postal_code", wireFlag],
  handler: z._default(z.string(), "internal"),
  session: z._default(
    wireObject({
      postalCode: ["postal_code", wireTextOrNull],
      shippingOptionId: ["shipping_option_id", wireTextOrNull],
    }),
    { postalCode: null, shippingOptionId: null },
  ),
  options: ["delivery_options", wireList(deliveryOptionSchema)],
  freeDeliveryLimitOre: ["free_delivery_limit", oreOrNull],
});

/** The details that the form starts with. */
export const checkoutUserSchema: z.ZodMiniType<CheckoutUser> = wireObject(buyerFields);

const newsletterSchema: z.ZodMiniType<NewsletterOption> = wireObject({
  isWanted: ["value", numberFlag],
  text: wireText,
  isActive: ["active", wireFlag],
});
const trackingEventSchema = z.object({ event: z.string(), data: z._default(z.record(z.string(), z.unknown()), {}) });

/** Checkout data. Keys that are missing get the value of an empty checkout. */
export const checkoutDataSchema: z.ZodMiniType<CheckoutData> = z.pipe(
  z.transform(liftDeliveryFields),
  wireObject({
    customerType: ["customer_type", z._default(customerTypeSchema, "private")],
    handler: wireTextOrNull,
    snippet: wireTextOrNull,
    redirectUrl: ["redirect_url", wireTextOrNull],
    paymentProblem: ["payment_problem", z.optional(z.nullable(z.string()))],
    selectedPaymentTypeId: ["selected_payment_type", wireTextOrNull],
    isPaymentTypeChosen: ["payment_type_chosen", z.optional(z.boolean())],
    paymentTypes: ["available_payment_types", wireList(paymentTypeSchema)],
    delivery: ["delivery_checkout", z._default(z.nullable(deliveryCheckoutSchema), null)],
    resetsOrder: ["reset_order", wireFlag],
    user: z._default(z.nullable(checkoutUserSchema), null),
    dominantVatFactor: ["dominant_vat_rate", vatFactorSchema],
    includesVat: ["includes_vat", z._default(wireFlag, true)],
    orderMessage: ["order_message", wireText],
    newsletter: ["order_subscribe", z._default(z.nullable(newsletterSchema), null)],
    requiresPostalCode: ["requires_postal_code", wireFlag],
    freeDeliveryLimitOre: ["free_delivery_limit", oreOrNull],
    cheapestDeliveryOre: ["cheapest_delivery_price", oreOrNull],
    forcesPickupInStore: ["force_pickup_in_store", wireFlag],
    discount: discountSchema,
    suggestedProducts: ["recommended_products", suggestedProductsSchema(z.unknown())],
    orderedWithProducts: ["matching_order_products", wireList(z.unknown())],
    trackingEvents: ["facebook_tracking_events", wireList(trackingEventSchema)],
    countryCode: ["country_code", wireTextOrNull],
    termsVersion: ["terms_version", z.optional(z.string())],
    hasAcceptedTerms: ["terms_accepted", z.optional(z.boolean())],
  }),
);

/**
 * Merges a part of a checkout into the known data. If the part names no tracking events, the result has none: the known
 * ones have already been reported.
 */
export function readCheckoutPart(
  current: CheckoutData,
  part: Readonly<Record<string, unknown>>,
): ResponseReading<CheckoutData> {
  const wire = toWire(checkoutDataSchema, { ...current, trackingEvents: [] });
  return readResponse(checkoutDataSchema, { ...Object(wire), ...part }, { name: "The checkout" });
}
