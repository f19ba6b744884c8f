import { fillPath } from "@torg/format/addresses";
import { type PaymentView, plainPaymentView } from "../../checkout/payment/paymentView.ts";
import { orderObstacle } from "../../orders/placing/checkOrder.ts";
import { OrderRollback } from "../../orders/placing/OrderRollback.ts";
import { ensureSession, type Shopper } from "./ensureSession.ts";
import { reservesStockAtOnce } from "../reservations/reservesStockAtOnce.ts";
import type { PaymentContext } from "../PaymentContext.ts";
import { standInPath } from "../paymentPaths.ts";
import { ProviderError } from "../../providers/providerHttp.ts";
import { providerNamed } from "../../providers/providers.ts";

/** Path and query of an address of the shop; the stand-ins share the shop's host. */
function localAddress(address: string | null): string | null {
  const url = address === null ? null : URL.parse(address);
  return url === null ? null : url.pathname + url.search;
}

/** The placeholder for a provider's part until it is chosen; a missing snippet would mean an error. */
const nothingYet = "<div></div>";

/** The largest total of an order, in öre; a cart can hold more. */
const largestSum = 2_000_000_000;

/**
 * The payment part of the checkout. The provider gets the cart only once the visitor has chosen it, or if it is the
 * only one. If it does not answer, goods are sold out, or the total is too large, there is no snippet and the page says
 * so.
 */
export async function preparePaymentView(
  context: PaymentContext,
  { checkout, address }: Shopper & { readonly address: string },
): Promise<PaymentView> {
  const plain = plainPaymentView(checkout);
  const { selected: method, allowed } = checkout.payment;
  const definition = method === null ? null : providerNamed(method.handler);
  if (method === null || definition === null || plain.snippet !== method.snippet || checkout.rows.length === 0)
    return plain;
  const { name, hasOwnPage, app } = definition;
  // Its payment is opened when the form is sent.
  if (app !== undefined) return plain;
  const provider = context.providers.get(name);
  if (provider === undefined || checkout.pricing.total.inclOre > largestSum)
    return { snippet: null, redirectUrl: null };
  const isOnly = allowed.length === 1;
  if (checkout.choice.paymentTypeId !== method.id && !isOnly) {
    if (!context.hasStandIns) return { snippet: nothingYet, redirectUrl: null };
    return { ...plain, redirectUrl: hasOwnPage ? `${fillPath(standInPath, name)}?order=${checkout.cartKey}` : null };
  }
  // A provider that does not ask the shop before taking money must not get an order that cannot be placed.
  const obstacle = reservesStockAtOnce(name) ? orderObstacle(checkout, name) : null;
  if (obstacle !== null && hasOwnPage) return { snippet: method.snippet, redirectUrl: null };
  const isPaused = checkout.configuration.isPaused;
  if (isPaused || obstacle?.code === "delivery-missing" || obstacle?.code === "postal-code-missing")
    return { snippet: nothingYet, redirectUrl: null };
  try {
    const payment = await ensureSession(context, provider, { checkout, address });
    const redirectUrl = context.hasStandIns ? localAddress(payment.redirect_url) : payment.redirect_url;
    return { snippet: payment.snippet, redirectUrl };
  } catch (error) {
    if (error instanceof ProviderError) {
      const details = { provider: name, trouble: error.trouble, status: error.status };
      context.warn(details, "a payment could not be opened");
    } else if (!(error instanceof OrderRollback)) throw error;
    // The button of a payment page stays and reports the error; an embedded part has nothing to show.
    const view = { snippet: hasOwnPage ? method.snippet : null, redirectUrl: null };
    const isTooOften = error instanceof OrderRollback && error.problem.code === "too-often";
    return isTooOften ? { ...view, refusal: error.problem.refusal } : view;
  }
}
