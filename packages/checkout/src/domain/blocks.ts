import type { CheckoutData, Country } from "./checkoutData.ts";
import { isPostalCodeMissing } from "./isPostalCodeMissing.ts";
import { paymentForm } from "./paymentForm.ts";
import { isDeliveryBuiltIn, payingHandler } from "./providerPayment.ts";

/** The blocks of the checkout page, in order. */
export const blockNames = [
  "products",
  "country",
  "customer-type",
  "postal-code",
  "delivery",
  "payment-type",
  "payment",
] as const;

/** A block of the checkout page. */
export type BlockName = (typeof blockNames)[number];

/** The blocks in which the shopper chooses something, in order. */
export const choiceBlockNames = blockNames.filter((name) => name !== "products" && name !== "payment");

/** A visible block and its number. */
export interface Block {
  readonly name: BlockName;
  readonly number: number;
}

/** Which of the optional blocks are shown. */
export interface OptionalBlocks {
  readonly hasCountry: boolean;
  readonly hasPostalCode: boolean;
  readonly hasDelivery: boolean;
  readonly hasPaymentType: boolean;
}

/**
 * Whether delivery is chosen on the page: not if the payment checkout asks for it, nor before a required postal code is
 * given.
 */
export function isDeliveryShown(data: CheckoutData): boolean {
  const { delivery } = data;
  return delivery !== null && !isDeliveryBuiltIn(delivery, payingHandler(data)) && !isPostalCodeMissing(data);
}

/** Which optional blocks a checkout shows. */
export function optionalBlocks(data: CheckoutData, countries: readonly Country[]): OptionalBlocks {
  return {
    hasCountry: countries.length > 0,
    hasPostalCode: data.requiresPostalCode,
    hasDelivery: isDeliveryShown(data),
    // If nothing is left to pay, no payment type is needed.
    hasPaymentType: data.paymentTypes.length > 1 && paymentForm(data) !== "free-order",
  };
}

/** Numbers the visible blocks from 1 without gaps. */
export function numberBlocks(optional: OptionalBlocks): readonly Block[] {
  const isShown: Readonly<Record<BlockName, boolean>> = {
    products: true,
    country: optional.hasCountry,
    "customer-type": true,
    "postal-code": optional.hasPostalCode,
    delivery: optional.hasDelivery,
    "payment-type": optional.hasPaymentType,
    payment: true,
  };
  return blockNames.filter((name) => isShown[name]).map((name, index) => ({ name, number: index + 1 }));
}
