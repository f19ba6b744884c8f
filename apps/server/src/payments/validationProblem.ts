import { codeUsedUpBy } from "../cart/codeUsedUpBy.ts";
import { loadCheckout } from "../checkout/loadCheckout.ts";
import type { LoadedCheckout } from "../checkout/LoadedCheckout.ts";
import { isPaidCheckout } from "../orders/payment/paymentOrder.ts";
import { isShippingAsChosen } from "../orders/payment/shippingChoice.ts";
import { orderObstacle } from "../orders/placing/checkOrder.ts";
import { dropLapsedDiscounts } from "../orders/placing/dropLapsedDiscounts.ts";
import { OrderRollback } from "../orders/placing/OrderRollback.ts";
import { refuseOrder } from "../orders/placing/refuseOrder.ts";
import type { ValidationRequest } from "../providers/PaymentProvider.ts";
import { orderingTexts } from "../texts/orderingTexts.ts";
import type { Payment } from "./Payment.ts";
import type { PaymentContext } from "./PaymentContext.ts";
import { reservePaymentStock } from "./reservations/reservePaymentStock.ts";

interface ValidatedPayment {
  readonly payment: Payment;
  readonly checkout: LoadedCheckout;
  readonly request: ValidationRequest;
}

/**
 * What in a provider's validation request does not match the checkout, as a message; removes a code that its buyer has
 * used up.
 */
async function validationMismatch(
  { db }: PaymentContext,
  { payment, checkout, request }: ValidatedPayment,
): Promise<string | null> {
  const agrees =
    (request.amountOre ?? payment.amount_ore) === payment.amount_ore &&
    (request.currency ?? payment.currency).toUpperCase() === payment.currency &&
    isShippingAsChosen(checkout, request.shipping);
  if (!agrees) return orderingTexts.reviewAgain;
  if (request.email === null) return null;
  const discountIds = checkout.pricing.codes.map(({ code }) => code.id);
  const usedUp = await codeUsedUpBy(db, { discountIds, email: request.email });
  if (usedUp === null) return null;
  await dropLapsedDiscounts(db, checkout.sessionId, usedUp);
  return orderingTexts.codeUsedUp;
}

/**
 * What prevents an order, as a message to the shopper. Null: nothing does, and the goods are reserved for the payment.
 */
export async function validationProblem(
  context: PaymentContext,
  payment: Payment,
  request: ValidationRequest | null,
): Promise<string | null> {
  const { db } = context;
  if (payment.session_id === null) return orderingTexts.reviewAgain;
  const checkout = await loadCheckout(db, payment.session_id);
  if (checkout.cartKey !== payment.cart_key) return orderingTexts.alreadyOrdered;
  const obstacle = orderObstacle(checkout, payment.provider);
  if (obstacle !== null) return refuseOrder(obstacle).message;
  const isSame = isPaidCheckout(checkout, payment.cart_digest) && checkout.pricing.dueOre === payment.amount_ore;
  if (!isSame) return orderingTexts.reviewAgain;
  const problem = request === null ? null : await validationMismatch(context, { payment, checkout, request });
  if (problem !== null) return problem;
  try {
    await reservePaymentStock(context, payment, { checkout, address: null });
    return null;
  } catch (error) {
    if (error instanceof OrderRollback) return refuseOrder(error.problem).message;
    throw error;
  }
}
