import { deliveryPriceOre, vatFactor } from "@torg/cart/domain/reckoning";
import type { CheckoutData, CheckoutUser, DeliveryCheckout, DeliveryOption, PaymentType } from "@torg/checkout/domain";
import { toKronor } from "@torg/format";
import { noSuggestions, type Suggestions } from "../cart/findSuggestedProducts.ts";
import { writeCartLine, writeDiscount, writeTotals } from "../cart/writeCart.ts";
import { orderingTexts } from "../texts/orderingTexts.ts";
import type { PaymentMethod } from "./CheckoutTables.ts";
import type { OfferedDelivery } from "./deliveryChoice.ts";
import type { LoadedCheckout } from "./loadCheckout.ts";
import { isCredit } from "./paymentSelection.ts";
import type { PaymentView } from "./paymentView.ts";
import type { ShopCart } from "./shopCart.ts";

const kronorOrNull = (ore: number | null): number | null => (ore === null ? null : toKronor(ore));

function writeDeliveryOption(
  { type, isDisabled }: OfferedDelivery,
  reckoning: LoadedCheckout["reckoning"],
): DeliveryOption {
  return {
    value: type.id,
    name: type.name,
    placeholder: type.placeholder,
    price: toKronor(deliveryPriceOre(type, reckoning)),
    bubbleTexts: type.bubbleTexts,
    img: type.image,
    description: type.description,
    disabled: isDisabled,
    shipping_options: type.shippingOptions,
    meta_data: { is_digital: type.isDigital, klarna_shipping_option_id: type.providerShippingId },
  };
}

function writeDelivery({ tables, choice, delivery, reckoning }: LoadedCheckout): DeliveryCheckout {
  const { offered, selected } = delivery;
  const { requiresPostalCode, freeDeliveryLimitOre, deliveryHandler } = tables.settings;
  return {
    selected_delivery_option:
      selected === null ? null : { id: selected.type.id, priceOre: deliveryPriceOre(selected.type, reckoning) },
    requires_postal_code: requiresPostalCode,
    handler: deliveryHandler,
    session: {
      postal_code: choice.postalCode,
      shipping_option_id: selected?.option?.key ?? null,
    },
    delivery_options: offered.map((one) => writeDeliveryOption(one, reckoning)),
    free_delivery_limit: kronorOrNull(freeDeliveryLimitOre),
  };
}

/** A way to pay as it goes over the wire. */
export function writePayment(method: PaymentMethod): PaymentType {
  return {
    payment_type_id: method.id,
    payment_type_name: method.name,
    payment_type_description: method.description,
    payment_type_price: kronorOrNull(method.priceOre),
    payment_type_company: method.forCompany ? "1" : "0",
    payment_type_private: method.forPrivate ? "1" : "0",
    module_image: method.image,
    is_credit: isCredit(method),
    requires_pnr: false,
  };
}

/** The cart as its page shows it. */
export function writeCart(checkout: LoadedCheckout, suggestions: Suggestions = noSuggestions): ShopCart {
  const { rows, reckoning, delivery, includesVat, tables, overrides } = checkout;
  return {
    lines: reckoning.lines.map((line) => writeCartLine(line, includesVat)),
    ...writeTotals({ rows, goods: reckoning.goods }, includesVat),
    discount: writeDiscount(reckoning, includesVat),
    includesVat,
    dominantVatFactor: vatFactor(reckoning.dominantVatPercent),
    freeDeliveryLimitOre: tables.settings.freeDeliveryLimitOre,
    cheapestDeliveryOre: delivery.cheapestOre,
    requiresPostalCode: tables.settings.requiresPostalCode,
    forcesPickupInStore: tables.settings.forcePickupInStore,
    delivery: rows.length === 0 ? null : writeDelivery(checkout),
    suggestedProducts: {
      title: orderingTexts.recommended,
      products: overrides.recommended === false ? [] : suggestions.suggested,
    },
    orderedWithProducts: suggestions.orderedWith,
  };
}

/** What the checkout is written with besides what it holds itself. */
export interface CheckoutSurroundings {
  readonly payment: PaymentView;
  readonly user: CheckoutUser | null;
}

/** The checkout as it goes over the wire. */
export function writeCheckout(checkout: LoadedCheckout, surroundings: CheckoutSurroundings): CheckoutData {
  const { payment, user } = surroundings;
  const { tables, choice, delivery, includesVat, reckoning } = checkout;
  const { selected: method, isChosen } = checkout.payment;
  return {
    customer_type: choice.customerType,
    // What costs nothing is ordered without the payment checkout, and so without its ways of delivery.
    handler: payment.snippet === "free_order" ? null : (method?.handler ?? null),
    snippet: payment.snippet,
    redirect_url: payment.redirectUrl,
    payment_problem: payment.refusal?.message ?? null,
    selected_payment_type: method?.id ?? null,
    payment_type_chosen: isChosen,
    // All of them: those that are not for the customer type are shown as such.
    available_payment_types: tables.paymentMethods.map(writePayment),
    delivery_checkout: writeDelivery(checkout),
    reset_order: false,
    user,
    discount: writeDiscount(reckoning, includesVat),
    includes_vat: includesVat,
    dominant_vat_rate: { factor: vatFactor(reckoning.dominantVatPercent) },
    free_delivery_limit: kronorOrNull(tables.settings.freeDeliveryLimitOre),
    cheapest_delivery_price: kronorOrNull(delivery.cheapestOre),
    requires_postal_code: tables.settings.requiresPostalCode,
    force_pickup_in_store: tables.settings.forcePickupInStore,
    recommended_products: { title: orderingTexts.recommended, products: [] },
    matching_order_products: [],
    order_message: choice.orderMessage,
    order_subscribe: {
      value: choice.newsletter ? 1 : 0,
      text: orderingTexts.newsletter,
      active: tables.settings.newsletterActive,
    },
    facebook_tracking_events: [],
    country_code: choice.countryCode,
    terms_version: tables.termsVersion,
  };
}
