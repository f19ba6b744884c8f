import { defineCall, wireFlag, wireObject, wireText } from "@torg/http";
import { checkoutPaths } from "./checkoutPaths.ts";

/** One of the visitor's payments, identified by the reference that its page has. */
const namedPayment = wireObject({ reference: wireText });

const goesOn = wireObject({ redirectUrl: ["redirect_url", wireText] });

/** Tells whether a payment to be approved in an app is still pending; afterwards its page shows the outcome. */
export const paymentStateCall = defineCall({
  method: "GET",
  path: checkoutPaths.paymentState,
  encoding: "none",
  request: namedPayment,
  response: wireObject({ isWaiting: ["waiting", wireFlag] }),
  summary: "Tells whether a payment to be approved in an app is still pending.",
});

/**
 * Cancels a payment that is pending in an app. The response says where to go next: to the thank-you page if the payment
 * was approved meanwhile.
 */
export const cancelPaymentCall = defineCall({
  method: "POST",
  path: checkoutPaths.cancelPayment,
  encoding: "form",
  request: namedPayment,
  response: goesOn,
  summary: "Cancels a payment that is pending in an app.",
});

/** Reopens a payment that failed in an app, with the same buyer; the response gives the page where it is pending. */
export const payAgainCall = defineCall({
  method: "POST",
  path: checkoutPaths.payAgain,
  encoding: "form",
  request: namedPayment,
  response: goesOn,
  summary: "Reopens a payment that failed in an app.",
});
