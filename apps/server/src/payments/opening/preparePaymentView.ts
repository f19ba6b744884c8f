import type { PaymentView } from "../../checkout/payment/paymentView.ts";
import { OrderRollback } from "../../orders/placing/OrderRollback.ts";
import { ProviderError } from "../../providers/providerHttp.ts";
import type { PaymentContext } from "../PaymentContext.ts";
import { ensureSession, type Shopper } from "./ensureSession.ts";
import { paymentStep } from "./paymentStep.ts";

/** Path and query of an address of the shop; the stand-ins share the shop's host. */
function localAddress(address: string | null): string | null {
  const url = address === null ? null : URL.parse(address);
  return url === null ? null : url.pathname + url.search;
}

/**
 * The payment part of the checkout. If a provider must be asked and does not answer, goods are sold out, or the total
 * is too large, there is no snippet and the page says so.
 */
export async function preparePaymentView(
  context: PaymentContext,
  { checkout, address }: Shopper & { readonly address: string },
): Promise<PaymentView> {
  const step = paymentStep(checkout, context);
  if ("view" in step) return step.view;
  const { provider, fallback } = step;
  try {
    const payment = await ensureSession(context, provider, { checkout, address });
    const redirectUrl = context.hasStandIns ? localAddress(payment.redirect_url) : payment.redirect_url;
    return { snippet: payment.snippet, redirectUrl };
  } catch (error) {
    if (error instanceof ProviderError) {
      const details = { provider: provider.name, trouble: error.trouble, status: error.status };
      context.warn(details, "a payment could not be opened");
    } else if (!(error instanceof OrderRollback)) throw error;
    const isTooOften = error instanceof OrderRollback && error.problem.code === "too-often";
    return isTooOften ? { ...fallback, refusal: error.problem.refusal } : fallback;
  }
}
