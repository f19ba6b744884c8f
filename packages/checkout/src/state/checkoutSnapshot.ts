import { checkoutDataSchema } from "../contract/checkoutSchema.ts";
import type { CheckoutChoices } from "../domain/checkoutChoices.ts";
import type { CheckoutData } from "../domain/checkoutData.ts";
import { fieldFaults } from "../domain/orderPlaces.ts";
import type { CheckoutSnapshot } from "./checkoutState.ts";

function choicesOf(data: CheckoutData): CheckoutChoices {
  return {
    customerType: data.customerType,
    countryCode: data.countryCode,
    paymentTypeId: data.selectedPaymentTypeId,
    deliveryValue: data.delivery?.selected?.id ?? null,
    shippingOptionId: data.delivery?.session.shippingOptionId ?? null,
  };
}

/** Derives the part of the snapshot that depends on the checkout's data. */
function viewOf(
  data: CheckoutData,
): Pick<
  CheckoutSnapshot,
  "data" | "choices" | "checkoutHandler" | "selectedDeliveryTypePriceOre" | "isPostalCodeRequired"
> {
  return {
    data,
    choices: choicesOf(data),
    checkoutHandler: data.handler,
    selectedDeliveryTypePriceOre: data.delivery?.selected?.priceOre ?? null,
    isPostalCodeRequired: data.requiresPostalCode,
  };
}

/** The snapshot that a page begins with; without a checkout it is empty and disabled. */
export function firstSnapshot(initial: CheckoutData | undefined): CheckoutSnapshot {
  // The schema's defaults for missing keys give an empty checkout.
  const data = initial ?? checkoutDataSchema.parse({});
  return {
    ...viewOf(data),
    isLoaded: initial !== undefined,
    isUnread: false,
    checkoutIsEnabled: initial !== undefined,
    isUpdated: false,
    isChoiceLost: false,
    isPaymentChosen: initial !== undefined && data.isPaymentTypeChosen !== false,
    totalCartSumInclVatOre: 0,
    postalCodeError: null,
    paymentError: null,
    isPaymentMissing: false,
    orderErrors: null,
    orderPhase: "none",
    isUnsaved: false,
    orderMessage: { saved: data.orderMessage, isJustSaved: false },
    login: { isBusy: false, problem: null },
  };
}

/** What changes in the snapshot with new data. */
export function withData(
  data: CheckoutData,
  { isPaymentChosen }: Pick<CheckoutSnapshot, "isPaymentChosen">,
): Partial<CheckoutSnapshot> {
  return {
    ...viewOf(data),
    isPaymentChosen: data.isPaymentTypeChosen ?? isPaymentChosen,
    isLoaded: true,
    isUnread: false,
  };
}

/**
 * What changes in the snapshot after the last pending change. If the data have changed, payment and order problems are
 * cleared, except those of the form and those that appeared meanwhile.
 */
export function afterChange(before: CheckoutSnapshot, after: CheckoutSnapshot): Partial<CheckoutSnapshot> {
  const isUpdated = after.data !== before.data;
  const isOld = (name: "paymentError" | "orderErrors"): boolean => isUpdated && after[name] === before[name];
  const { orderErrors } = after;
  return {
    checkoutIsEnabled: after.isLoaded,
    isUpdated,
    paymentError: isOld("paymentError") ? null : after.paymentError,
    orderErrors: isOld("orderErrors") ? fieldFaults(orderErrors) : orderErrors,
  };
}
