import { freeOrderCall, manualPaymentCall } from "@torg/checkout/contract";
import type { CustomerForm, CustomerProblems } from "@torg/checkout/domain/customer";
import type { FastifyInstance } from "fastify";
import { isNativeForm } from "../http/nativeForm.ts";
import { type CallHandler, registerCall } from "../http/registerCall.ts";
import { type Refusal, refuse, refuseFields } from "../http/Refusal.ts";
import { addNotice } from "../sessions/notices.ts";
import type { ShopContext } from "../shop/ShopContext.ts";
import { customerFieldTexts, orderingTexts } from "../texts/orderingTexts.ts";
import type { OrderProblem } from "./orderProblem.ts";
import { placeOrder } from "./placeOrder.ts";

function fieldTexts(fields: CustomerProblems): Readonly<Record<string, readonly string[]>> {
  const found = new Map(Object.entries(fields));
  const entries = Object.entries(customerFieldTexts).flatMap(([field, texts]) => {
    const problem = found.get(field);
    return problem === undefined ? [] : [[field, [texts[problem]]] as const];
  });
  return Object.fromEntries(entries);
}

const simpleRefusals = {
  "postal-code-missing": () =>
    refuseFields(orderingTexts.choosePostalCode, { postal_code: [orderingTexts.choosePostalCode] }),
  "delivery-missing": () =>
    refuseFields(orderingTexts.chooseDelivery, { delivery_type_id: [orderingTexts.chooseDelivery] }),
  "cart-empty": () => refuse(422, orderingTexts.emptyCart),
  "not-for-sale": () => refuse(409, orderingTexts.notForSale),
  oversold: () => refuse(409, orderingTexts.noMore),
  "discount-used-up": () => refuse(409, orderingTexts.codeUsedUp),
  "total-not-zero": () => refuse(422, orderingTexts.totalNotZero),
  "payment-unavailable": () => refuse(422, orderingTexts.paymentUnavailable),
  "cart-changed": () => refuse(409, orderingTexts.reviewAgain),
  "cart-ordered": () => refuse(409, orderingTexts.alreadyOrdered),
} as const;

/** The answer to an order that was not placed. */
export function orderRefusal(problem: OrderProblem): Refusal {
  if (problem.code === "fields") return refuseFields(orderingTexts.checkValues, fieldTexts(problem.fields));
  if (problem.code === "undeliverable") return refuseFields(orderingTexts.checkValues, { user_zipcode: problem.texts });
  if (problem.code === "max-reached") return refuse(409, orderingTexts.maxReached(problem.max));
  return simpleRefusals[problem.code]();
}

interface PlacedOrder {
  readonly order_id: number;
  readonly redirect_url: string;
}

/**
 * Places an order of one kind. A checkout whose cart was emptied elsewhere opens anew as soon as its script hears of it,
 * so that the page which comes then says why, as it does to a form without script.
 */
function orderHandler(
  { db, payments: { jobs } }: ShopContext,
  kind: "free" | "manual",
): CallHandler<CustomerForm, PlacedOrder> {
  return {
    async answer({ request, visit, raw }) {
      const session = await visit.ensure();
      const order = { sessionId: session.id, kind, form: request, now: new Date() };
      const result = await placeOrder(db, order, (transaction, orderId) =>
        jobs.add("order-mail", orderId, { db: transaction }),
      );
      if (!result.ok) {
        const refusal = orderRefusal(result.problem);
        const isLeft = result.problem.code === "cart-empty" && !isNativeForm(raw);
        if (isLeft) await addNotice(db, session, { kind: "error", text: refusal.message });
        return refusal;
      }
      return { order_id: result.orderId, redirect_url: `/checkout/confirmation/${result.orderId}` };
    },
    natural: (answer) => answer.redirect_url,
    alwaysNatural: true,
  };
}

/** Serves the two orders that need no payment provider: those that cost nothing and those that are paid by invoice. */
export function registerOrderRoutes(server: FastifyInstance, context: ShopContext): void {
  registerCall(server, freeOrderCall, orderHandler(context, "free"));
  registerCall(server, manualPaymentCall, orderHandler(context, "manual"));
}
