import { pageAddress } from "@torg/pages/contract";
import { freeOrderCall, manualPaymentCall } from "@torg/checkout/contract";
import { type CustomerForm, normalizeCustomerForm } from "@torg/checkout/domain/customer";
import type { FastifyInstance } from "fastify";
import { customerTypeOf } from "../checkout/choiceOf.ts";
import { isNativeForm } from "../http/requests/nativeForm.ts";
import { type CallHandler, registerCall } from "../http/registerCall.ts";
import { identityNumbersOf } from "../secrets/identityNumbers.ts";
import { addMessage } from "../sessions/flash.ts";
import type { ShopContext } from "../context/ShopContext.ts";
import type { OpenPayment } from "./payment/FormPayment.ts";
import { queueOrderEmails } from "./emails/queueOrderEmails.ts";
import { OrderRollback } from "./placing/OrderRollback.ts";
import { refuseOrder } from "./placing/refuseOrder.ts";
import { placeOrder } from "./placing/placeOrder.ts";

/** The services that orders are placed with. */
type OrderContext = ShopContext & { readonly openPayment: OpenPayment };

interface PlacedOrder {
  readonly orderId: number;
  readonly redirectUrl: string;
}

/**
 * Places an order of one kind. When the cart was emptied elsewhere, the checkout's script reloads the page at once, so
 * the message is stored for that page, as it is for a form without script.
 */
function orderHandler(context: OrderContext, kind: "free" | "manual"): CallHandler<CustomerForm, PlacedOrder> {
  const { db, config, limits, jobs } = context;
  const { seal } = identityNumbersOf(config);
  return {
    async answer({ request, visit, raw }) {
      const session = await visit.ensure();
      const { open } = visit.sealing();
      // Limits, codes and the order itself must mean the same mailbox.
      const form = normalizeCustomerForm({ ...request, customerType: customerTypeOf(session) });
      const buyer = { sessionId: session.id, address: visit.address, form, open };
      const opened = kind === "manual" ? await context.openPayment(buyer) : null;
      if (opened !== null) return opened.ok ? { orderId: 0, redirectUrl: opened.redirectUrl } : opened.refusal;
      const order = { sessionId: session.id, kind, form, now: new Date(), seal, open };
      const limitKeys = { session: String(session.id), address: visit.address, mailbox: form.email };
      const result = await placeOrder(db, order, async (transaction, orderId) => {
        await queueOrderEmails(transaction, jobs, orderId);
        // Counted last in the transaction, so that the row of the address is locked as briefly as possible.
        const refusal = await limits.take("order", limitKeys, transaction);
        if (refusal !== null) throw new OrderRollback({ code: "too-often", refusal });
      });
      if (!result.ok) {
        const refusal = refuseOrder(result.problem);
        const isLeft = result.problem.code === "cart-empty" && !isNativeForm(raw);
        if (isLeft) await addMessage(db, session, { kind: "error", text: refusal.message });
        return refusal;
      }
      return { orderId: result.orderId, redirectUrl: pageAddress("confirmation", result.orderId) };
    },
    formPage: () => pageAddress("checkout"),
    redirectTo: (answer) => answer.redirectUrl,
    ignoresReturnTo: true,
  };
}

/** Serves the orders of the shop's own forms: free ones, and those paid by invoice or in an app. */
export function registerOrderRoutes(server: FastifyInstance, context: OrderContext): void {
  registerCall(server, freeOrderCall, orderHandler(context, "free"));
  registerCall(server, manualPaymentCall, orderHandler(context, "manual"));
}
