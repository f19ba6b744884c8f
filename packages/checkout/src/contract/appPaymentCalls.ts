import { defineCall, wireFlag, wireObject, wireText } from "@torg/http";
import { checkoutPaths } from "./checkoutPaths.ts";

/** A payment of the visitor's own, by the reference that its page has. */
const namedPayment = wireObject({ reference: wireText });

const goesOn = wireObject({ redirectUrl: ["redirect_url", wireText] });

/** Tells whether a payment that is approved in an app still waits; afterwards its page says what came of it. */
export const paymentStateCall = defineCall({
  method: "GET",
  path: checkoutPaths.paymentState,
  encoding: "none",
  request: namedPayment,
  response: wireObject({ isWaiting: ["waiting", wireFlag] }),
  summary: "Tells whether a payment that is approved in an app still waits.",
});

/** Calls a payment off that waits in an app; answers where to go on, to the thanks where it was approved meanwhile. */
export const cancelPaymentCall = defineCall({
  method: "POST",
  path: checkoutPaths.cancelPayment,
  encoding: "form",
  request: namedPayment,
  response: goesOn,
  summary: "Calls a payment off that waits in an app.",
});

/** Opens a payment that failed in an app anew, with the same buyer; answers where it waits. */
export const payAgainCall = defineCall({
  method: "POST",
  path: checkoutPaths.payAgain,
  encoding: "form",
  request: namedPayment,
  response: goesOn,
  summary: "Opens a payment that failed in an app anew.",
});
