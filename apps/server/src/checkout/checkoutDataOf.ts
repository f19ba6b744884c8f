import { deliveryPriceOre, vatFactor } from "@torg/cart/domain/pricing";
import type {
  CheckoutData,
  CheckoutUser,
  DeliveryCheckout,
  DeliveryOption as ShownDeliveryOption,
  PaymentType,
} from "@torg/checkout/domain";
import { noSuggestions, type Suggestions } from "../cart/findSuggestedProducts.ts";
import { cartLineOf, discountOf, totalsOf } from "../cart/cartLineOf.ts";
import { orderingTexts } from "../texts/orderingTexts.ts";
import { providerNamed } from "../providers/providers.ts";
import type { PaymentMethod } from "./configuration/CheckoutConfiguration.ts";
import type { DeliveryOption } from "./delivery/deliveryChoice.ts";
import type { LoadedCheckout } from "./LoadedCheckout.ts";
import { isCredit } from "./payment/paymentSelection.ts";
import type { PaymentView } from "./payment/paymentView.ts";
import type { ShopCart } from "./cart/shopCart.ts";

function deliveryOptionOf(
  { quote, isDisabled }: DeliveryOption,
  pricing: LoadedCheckout["pricing"],
): ShownDeliveryOption {
  return {
    id: quote.id,
    name: quote.name,
    placeholder: quote.placeholder,
    priceOre: deliveryPriceOre(quote, pricing),
    bubbleTexts: quote.bubbleTexts,
    image: quote.image,
    description: quote.description,
    disabled: isDisabled,
    shippingOptions: quote.shippingOptions.map(({ storeId: _storeId, ...option }) => option),
    meta: { isDigital: quote.isDigital, providerShippingId: quote.providerShippingId },
  };
}

function deliveryOf({ configuration, choice, delivery, pricing }: LoadedCheckout): DeliveryCheckout {
  const { offered, selected } = delivery;
  const { requiresPostalCode, freeDeliveryLimitOre, deliveryHandler } = configuration.settings;
  return {
    selected: selected === null ? null : { id: selected.quote.id, priceOre: deliveryPriceOre(selected.quote, pricing) },
    requiresPostalCode,
    handler: deliveryHandler,
    session: {
      postalCode: choice.postalCode,
      shippingOptionId: selected?.option?.key ?? null,
    },
    options: offered.map((option) => deliveryOptionOf(option, pricing)),
    freeDeliveryLimitOre,
  };
}

/** A payment method as the checkout shows it. */
export function paymentTypeOf(method: PaymentMethod): PaymentType {
  return {
    id: method.id,
    name: method.name,
    description: method.description,
    feeOre: method.priceOre,
    isForCompany: method.isForCompany,
    isForPrivate: method.isForPrivate,
    image: method.image,
    isCredit: isCredit(method),
    isPaidInApp: providerNamed(method.handler)?.app !== undefined,
    requiresPersonalNumber: false,
  };
}

/** The codes, VAT and delivery as both cart and checkout show them. */
function conditionsOf({ configuration, delivery, includesVat, pricing }: LoadedCheckout) {
  return {
    discount: discountOf(pricing, includesVat),
    includesVat,
    dominantVatFactor: vatFactor(pricing.dominantVatPercent),
    freeDeliveryLimitOre: configuration.settings.freeDeliveryLimitOre,
    cheapestDeliveryOre: delivery.cheapestOre,
    requiresPostalCode: configuration.settings.requiresPostalCode,
    forcesPickupInStore: configuration.settings.forcePickupInStore,
  };
}

/** The cart in the format of its page. */
export function shopCartOf(checkout: LoadedCheckout, suggestions: Suggestions = noSuggestions): ShopCart {
  const { rows, pricing, includesVat, overrides } = checkout;
  return {
    lines: pricing.lines.map((line) => cartLineOf(line, includesVat)),
    ...totalsOf({ rows, subtotal: pricing.subtotal }, includesVat),
    ...conditionsOf(checkout),
    delivery: rows.length === 0 ? null : deliveryOf(checkout),
    suggestedProducts: {
      title: orderingTexts.suggested,
      products: overrides.recommended === false ? [] : suggestions.suggested,
    },
    orderedWithProducts: suggestions.orderedWith,
  };
}

/** What checkout data needs besides the checkout itself. */
export interface CheckoutDataInput {
  readonly payment: PaymentView;
  readonly user: CheckoutUser | null;
  /** The version of the terms that the buyer accepted with the last order; null = unknown. */
  readonly acceptedTermsVersion: string | null;
}

/** The checkout in the format of its page. */
export function checkoutDataOf(checkout: LoadedCheckout, surroundings: CheckoutDataInput): CheckoutData {
  const { payment, user, acceptedTermsVersion } = surroundings;
  const { configuration, choice } = checkout;
  const { selected: method, isChosen } = checkout.payment;
  return {
    customerType: choice.customerType,
    // A free order is placed without the payment checkout, and so without its delivery methods.
    handler: payment.snippet === "free_order" ? null : (method?.handler ?? null),
    snippet: payment.snippet,
    redirectUrl: payment.redirectUrl,
    paymentProblem: payment.refusal?.message ?? null,
    selectedPaymentTypeId: method?.id ?? null,
    isPaymentTypeChosen: isChosen,
    // All of them: those not available to the customer type are marked as such.
    paymentTypes: configuration.paymentMethods.map(paymentTypeOf),
    delivery: deliveryOf(checkout),
    resetsOrder: false,
    user,
    ...conditionsOf(checkout),
    suggestedProducts: { title: orderingTexts.suggested, products: [] },
    orderedWithProducts: [],
    orderMessage: choice.orderMessage,
    newsletter: {
      isWanted: choice.newsletter,
      text: orderingTexts.newsletter(configuration.shopName),
      isActive: configuration.settings.newsletterActive,
    },
    trackingEvents: [],
    countryCode: choice.countryCode,
    termsVersion: configuration.termsVersion,
    hasAcceptedTerms: acceptedTermsVersion === configuration.termsVersion,
  };
}
