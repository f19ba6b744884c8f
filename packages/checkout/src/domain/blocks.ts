import type { CheckoutData, Country } from "./checkoutData.ts";
import { isPostalCodeMissing } from "./isPostalCodeMissing.ts";
import { isDeliveryBuiltIn, payingHandler } from "./providerPayment.ts";

/** The blocks of the checkout page, in order. */
export type BlockName =
  | "products"
  | "country"
  | "customer-type"
  | "postal-code"
  | "delivery"
  | "payment-type"
  | "payment";

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
    hasPaymentType: data.paymentTypes.length > 1 && data.snippet !== "free_order",
  };
}

/** Numbers the visible blocks from 1 without gaps. */
export function numberBlocks(optional: OptionalBlocks): readonly Block[] {
  const shown: readonly (readonly [BlockName, boolean])[] = [
    ["products", true],
    ["country", optional.hasCountry],
    ["customer-type", true],
    ["postal-code", optional.hasPostalCode],
    ["delivery", optional.hasDelivery],
    ["payment-type", optional.hasPaymentType],
    ["payment", true],
  ];
  return shown.filter(([, isShown]) => isShown).map(([name], index) => ({ name, number: index + 1 }));
}
