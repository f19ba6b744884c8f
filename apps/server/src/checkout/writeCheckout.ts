import { type Cart, cartSummary, type SummedCart } from "@torg/cart/domain";
import { shownOrder, type ShownOrder } from "@torg/checkout/domain";
import type { CheckoutData, CheckoutUser, DeliveryCheckout, DeliveryOption, PaymentType } from "@torg/checkout/domain";
import { toKronor } from "@torg/format";
import { noOffers, type Offers } from "../cart/findCartOffers.ts";
import { vatFactor } from "../money/vatFactor.ts";
import { writeCartLine, writeDiscount, writeLineTotals, writeTotals } from "../cart/writeCart.ts";
import type { Refusal } from "../http/Refusal.ts";
import { orderingTexts } from "../texts/orderingTexts.ts";
import type { DeliveryType, PaymentMethod } from "./CheckoutTables.ts";
import {
  cheapestDeliveryOre,
  deliveryPriceOre,
  isDeliveryDisabled,
  selectedDelivery,
  shippingOptionOf,
} from "./deliveryChoice.ts";
import type { LoadedCheckout } from "./loadCheckout.ts";
import { isCredit, isPaymentChosen, selectedPayment } from "./paymentSelection.ts";

/** The VAT percentage that most of the cart's money has; 25 for an empty cart. */
export function dominantVatPercent(checkout: LoadedCheckout): number {
  const sums = new Map<number, number>();
  for (const row of checkout.rows) {
    sums.set(row.vatPercent, (sums.get(row.vatPercent) ?? 0) + (row.priceOre ?? 0) * row.quantity);
  }
  const [percent] = [...sums].sort((a, b) => b[1] - a[1] || b[0] - a[0])[0] ?? [25];
  return percent;
}

function writeDeliveryOption(type: DeliveryType, checkout: LoadedCheckout): DeliveryOption {
  return {
    value: type.id,
    name: type.name,
    placeholder: type.placeholder,
    price: toKronor(deliveryPriceOre(type, checkout)),
    bubbleTexts: type.bubbleTexts,
    img: type.image,
    description: type.description,
    disabled: isDeliveryDisabled(type, checkout),
    shipping_options: type.shippingOptions,
    meta_data: { is_digital: type.isDigital, klarna_shipping_option_id: type.providerShippingId },
  };
}

function writeDelivery(checkout: LoadedCheckout): DeliveryCheckout {
  const { tables, choice } = checkout;
  const selected = selectedDelivery(checkout);
  const { requiresPostalCode, freeDeliveryLimit, deliveryHandler } = tables.settings;
  return {
    selected_delivery_option:
      selected === null ? null : { value: selected.id, price: toKronor(deliveryPriceOre(selected, checkout)) },
    requires_postal_code: requiresPostalCode,
    handler: deliveryHandler,
    session: {
      postal_code: choice.postalCode,
      shipping_option_id: selected === null ? null : shippingOptionOf(selected, choice.shippingOptionId),
    },
    delivery_options: tables.deliveryTypes.map((type) => writeDeliveryOption(type, checkout)),
    free_delivery_limit: freeDeliveryLimit,
  };
}

/** A way to pay as it goes over the wire. */
export function writePayment(method: PaymentMethod): PaymentType {
  return {
    payment_type_id: method.id,
    payment_type_name: method.name,
    payment_type_description: method.description,
    payment_type_price: method.priceOre === null ? null : toKronor(method.priceOre),
    payment_type_company: method.forCompany ? "1" : "0",
    payment_type_private: method.forPrivate ? "1" : "0",
    module_image: method.image,
    is_credit: isCredit(method),
    requires_pnr: false,
  };
}

/** What cart and checkout tell alike: everything around the lines. */
function writeSurroundings(checkout: LoadedCheckout) {
  const { discounts, includesVat, tables } = checkout;
  const cheapest = cheapestDeliveryOre(checkout);
  return {
    discount: writeDiscount(discounts, includesVat),
    includes_vat: includesVat,
    dominant_vat_rate: { factor: vatFactor(dominantVatPercent(checkout)) },
    free_delivery_limit: tables.settings.freeDeliveryLimit,
    cheapest_delivery_price: cheapest === null ? null : toKronor(cheapest),
    requires_postal_code: tables.settings.requiresPostalCode,
    force_pickup_in_store: tables.settings.forcePickupInStore,
  };
}

function writeOffers({ overrides }: LoadedCheckout, offers: Offers) {
  return {
    recommended_products: {
      title: orderingTexts.recommended,
      products: overrides.recommended === false ? [] : offers.recommended,
    },
    matching_order_products: offers.matching,
  };
}

/** The cart as it goes over the wire. */
export function writeCart(checkout: LoadedCheckout, offers: Offers = noOffers): Cart {
  const { rows, includesVat } = checkout;
  return {
    products: rows.map((row) => writeCartLine(row, includesVat)),
    ...writeTotals(rows, includesVat),
    ...writeSurroundings(checkout),
    delivery_checkout: rows.length === 0 ? null : writeDelivery(checkout),
    ...writeOffers(checkout, offers),
  };
}

/** What the page adds up, as it tells it: the amounts of the cart without what is shown of its lines. */
export function writeSums(checkout: LoadedCheckout): SummedCart {
  return {
    products: checkout.rows.map(writeLineTotals),
    ...writeSurroundings(checkout),
    delivery_checkout: checkout.rows.length === 0 ? null : writeDelivery(checkout),
  };
}

/** What is to be paid, in ore with VAT: the same sum that the page shows and that the order will hold. */
export function totalToPay(checkout: LoadedCheckout): number {
  const method = selectedPayment(checkout.tables.paymentMethods, checkout.choice);
  const fee =
    method === null ? null : { name: method.name, price: method.priceOre === null ? null : toKronor(method.priceOre) };
  return cartSummary(writeSums(checkout), fee).totalInclVatOre;
}

/** What a page shows of the order that would be placed now; nothing is paid for an order of nothing or an offer. */
export function shownCheckout(checkout: LoadedCheckout, isPaid = !checkout.tables.isOffer): ShownOrder {
  const { rows, discounts, includesVat, choice, tables } = checkout;
  return shownOrder({
    lines: rows.map((row) => ({
      product_id: row.productId,
      variant_id: row.variantId,
      quantity: row.quantity,
      give_away_campaign_id: row.giftCampaignId,
      ...writeLineTotals(row),
    })),
    discount: writeDiscount(discounts, includesVat),
    data: {
      customer_type: choice.customerType,
      country_code: choice.countryCode,
      delivery_checkout: rows.length === 0 ? null : writeDelivery(checkout),
      terms_version: tables.termsVersion,
    },
    paymentTypeId: isPaid ? (selectedPayment(tables.paymentMethods, choice)?.id ?? null) : null,
    totalOre: totalToPay(checkout),
  });
}

/** What pays: the name of a form of the shop's own or a provider's HTML, or the address of a provider's page. */
export interface PaymentView {
  readonly snippet: string | null;
  readonly redirectUrl: string | null;
  /** Why nothing pays: the shopper has kept goods for too long. */
  readonly refusal?: Refusal;
}

/** What pays, without asking any provider. */
export function plainPaymentView(checkout: LoadedCheckout): PaymentView {
  const { snippet } = checkout.overrides;
  if (snippet !== undefined) return { snippet, redirectUrl: null };
  if (checkout.tables.isOffer) return { snippet: "manual_payment", redirectUrl: null };
  if (checkout.rows.length > 0 && totalToPay(checkout) === 0) return { snippet: "free_order", redirectUrl: null };
  const method = selectedPayment(checkout.tables.paymentMethods, checkout.choice);
  return { snippet: method?.snippet ?? null, redirectUrl: null };
}

/** What the checkout is written with besides what it holds itself. */
export interface CheckoutSurroundings {
  readonly payment: PaymentView;
  readonly user: CheckoutUser | null;
  readonly offers?: Offers;
}

/** The checkout as it goes over the wire. */
export function writeCheckout(checkout: LoadedCheckout, surroundings: CheckoutSurroundings): CheckoutData {
  const { payment, user, offers = noOffers } = surroundings;
  const { tables, choice } = checkout;
  const method = selectedPayment(tables.paymentMethods, choice);
  return {
    customer_type: choice.customerType,
    // What costs nothing is ordered without the payment checkout, and so without its ways of delivery.
    handler: payment.snippet === "free_order" ? null : (method?.handler ?? null),
    snippet: payment.snippet,
    redirect_url: payment.redirectUrl,
    payment_problem: payment.refusal?.message ?? null,
    selected_payment_type: method?.id ?? null,
    payment_type_chosen: isPaymentChosen(tables.paymentMethods, choice),
    // All of them: those that are not for the customer type are shown as such.
    available_payment_types: tables.paymentMethods.map(writePayment),
    delivery_checkout: writeDelivery(checkout),
    reset_order: false,
    user,
    ...writeSurroundings(checkout),
    ...writeOffers(checkout, offers),
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
