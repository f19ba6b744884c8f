import { checkoutFields } from "@torg/checkout/contract";
import type { OrderPart } from "@torg/checkout/domain";
import { type FieldErrors, type Refusal, refuse, refuseFields } from "../../http/responses/Refusal.ts";
import { refuseForm } from "../../http/responses/refuseForm.ts";
import { orderingTexts } from "../../texts/orderingTexts.ts";
import { customerErrors } from "./customerErrors.ts";
import type { OrderObstacle } from "./orderResult.ts";

/** The form field for each part that a page shows. */
const fieldOfPart = {
  buyer: checkoutFields.customerType,
  products: checkoutFields.products,
  codes: checkoutFields.code,
  delivery: checkoutFields.deliveryId,
  payment: checkoutFields.paymentTypeId,
  sum: checkoutFields.products,
  terms: checkoutFields.acceptsTerms,
} as const satisfies Readonly<Record<OrderPart, string>>;

/** 409: something has changed, reported at its field. */
const conflict = (message: string, errors: FieldErrors): Refusal => refuse(409, message, { errors });

function changedRefusal(parts: readonly OrderPart[]): Refusal {
  const errors = Object.fromEntries(parts.map((part) => [fieldOfPart[part], [orderingTexts.changed[part]]]));
  return conflict(orderingTexts.reviewAgain, errors);
}

function lineRefusal(text: string, name: string): Refusal {
  return conflict(text, { [checkoutFields.products]: [orderingTexts.ofProduct(name, text)] });
}

const simpleRefusals = {
  "postal-code-missing": () =>
    refuseFields(orderingTexts.choosePostalCode, {
      [checkoutFields.deliveryPostalCode]: [orderingTexts.choosePostalCode],
    }),
  "delivery-missing": () =>
    refuseFields(orderingTexts.chooseDelivery, { [checkoutFields.deliveryId]: [orderingTexts.chooseDelivery] }),
  "selling-paused": () => refuse(409, orderingTexts.sellingPaused),
  "cart-empty": () => refuse(422, orderingTexts.emptyCart),
  "discount-used-up": () => conflict(orderingTexts.codeUsedUp, { [checkoutFields.code]: [orderingTexts.codeUsedUp] }),
  "total-not-zero": () => refuse(422, orderingTexts.totalNotZero),
  "payment-unavailable": () =>
    refuseFields(orderingTexts.paymentUnavailable, {
      [checkoutFields.paymentTypeId]: [orderingTexts.paymentUnavailable],
    }),
  "cart-ordered": () => refuse(409, orderingTexts.alreadyOrdered),
} as const;

/** The response to an order that was not placed. */
export function refuseOrder(problem: OrderObstacle): Refusal {
  if (problem.code === "fields") return refuseForm(customerErrors(problem.fields));
  if (problem.code === "undeliverable") return refuseForm({ [checkoutFields.postalCode]: problem.texts });
  if (problem.code === "max-reached") return lineRefusal(orderingTexts.maxReached(problem.max), problem.name);
  if (problem.code === "oversold") return lineRefusal(orderingTexts.noMore, problem.name);
  if (problem.code === "not-for-sale") return lineRefusal(orderingTexts.notForSale, problem.name);
  if (problem.code === "cart-changed") return changedRefusal(problem.parts);
  if (problem.code === "too-often") return problem.refusal;
  return simpleRefusals[problem.code]();
}
