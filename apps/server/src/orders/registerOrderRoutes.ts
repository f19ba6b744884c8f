import { pageAddress } from "@torg/pages/contract";
import { checkoutFields, freeOrderCall, manualPaymentCall } from "@torg/checkout/contract";
import type { ShownPart } from "@torg/checkout/domain";
import { customerFieldNames, type CustomerForm, type CustomerProblems } from "@torg/checkout/domain/customer";
import type { FastifyInstance } from "fastify";
import { isNativeForm } from "../http/nativeForm.ts";
import { type CallHandler, registerCall } from "../http/registerCall.ts";
import { type FieldErrors, type Refusal, refuse, refuseFields } from "../http/Refusal.ts";
import { identityNumbersOf } from "../secrets/identityNumbers.ts";
import { addMessage } from "../sessions/flash.ts";
import type { ShopContext } from "../context/ShopContext.ts";
import { customerFieldTexts, orderingTexts } from "../texts/orderingTexts.ts";
import { type OrderObstacle, OrderRefusal } from "./OrderRefusal.ts";
import { placeOrder } from "./placeOrder.ts";

function fieldTexts(fields: CustomerProblems): Readonly<Record<string, readonly string[]>> {
  const told = customerFieldNames.flatMap((name) => {
    const problem = fields[name];
    return problem === undefined ? [] : [[checkoutFields[name], [customerFieldTexts[name][problem]]] as const];
  });
  return Object.fromEntries(told);
}

/** The field of a call that each part of what a page shows belongs to. */
const fieldOfPart = {
  buyer: checkoutFields.customerType,
  products: checkoutFields.products,
  codes: checkoutFields.code,
  delivery: checkoutFields.deliveryId,
  payment: checkoutFields.paymentTypeId,
  sum: checkoutFields.products,
  terms: checkoutFields.acceptsTerms,
} as const satisfies Readonly<Record<ShownPart, string>>;

/** 409: something is no longer as it was, told at the field where it is. */
const conflict = (message: string, errors: FieldErrors): Refusal => refuse(409, message, { errors });

function changedRefusal(parts: readonly ShownPart[]): Refusal {
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

/** The answer to an order that was not placed. */
export function orderRefusal(problem: OrderObstacle): Refusal {
  if (problem.code === "fields") return refuseFields(orderingTexts.checkValues, fieldTexts(problem.fields));
  if (problem.code === "undeliverable")
    return refuseFields(orderingTexts.checkValues, { [checkoutFields.postalCode]: problem.texts });
  if (problem.code === "max-reached") return lineRefusal(orderingTexts.maxReached(problem.max), problem.name);
  if (problem.code === "oversold") return lineRefusal(orderingTexts.noMore, problem.name);
  if (problem.code === "not-for-sale") return lineRefusal(orderingTexts.notForSale, problem.name);
  if (problem.code === "cart-changed") return changedRefusal(problem.parts);
  if (problem.code === "too-often") return problem.refusal;
  return simpleRefusals[problem.code]();
}

interface PlacedOrder {
  readonly orderId: number;
  readonly redirectUrl: string;
}

/**
 * Places an order of one kind. A checkout whose cart was emptied elsewhere opens anew as soon as its script hears of it,
 * so that the page which comes then says why, as it does to a form without script.
 */
function orderHandler(
  { db, config, limits, jobs }: ShopContext,
  kind: "free" | "manual",
): CallHandler<CustomerForm, PlacedOrder> {
  const { seal } = identityNumbersOf(config);
  return {
    async answer({ request, visit, raw }) {
      const session = await visit.ensure();
      const { open } = visit.sealing();
      const order = { sessionId: session.id, kind, form: request, now: new Date(), seal, open };
      const who = { session: String(session.id), address: visit.address, mailbox: request.email };
      const result = await placeOrder(db, order, async (transaction, orderId) => {
        await jobs.add("order-mail", orderId, { db: transaction });
        // Counted last, as a part of the order: an address is not held longer than it must.
        const refusal = await limits.take("order", who, transaction);
        if (refusal !== null) throw new OrderRefusal({ code: "too-often", refusal });
      });
      if (!result.ok) {
        const refusal = orderRefusal(result.problem);
        const isLeft = result.problem.code === "cart-empty" && !isNativeForm(raw);
        if (isLeft) await addMessage(db, session, { kind: "error", text: refusal.message });
        return refusal;
      }
      return { orderId: result.orderId, redirectUrl: pageAddress("confirmation", result.orderId) };
    },
    natural: (answer) => answer.redirectUrl,
    alwaysNatural: true,
  };
}

/** Serves the two orders that need no payment provider: those that cost nothing and those that are paid by invoice. */
export function registerOrderRoutes(server: FastifyInstance, context: ShopContext): void {
  registerCall(server, freeOrderCall, orderHandler(context, "free"));
  registerCall(server, manualPaymentCall, orderHandler(context, "manual"));
}
