import { fillPath } from "@torg/format/addresses";
import { type PaymentView, plainPaymentView } from "../checkout/paymentView.ts";
import { orderObstacle } from "../orders/checkOrder.ts";
import { OrderRefusal } from "../orders/OrderRefusal.ts";
import { ensureSession, type Shopper } from "./ensureSession.ts";
import { keepsStockAtOnce } from "./keepsStockAtOnce.ts";
import type { PaymentContext } from "./PaymentContext.ts";
import { standInPath } from "./paymentPaths.ts";
import { ProviderError } from "../providers/providerHttp.ts";
import { providerNamed } from "../providers/providers.ts";

/** Path and query of an address of the shop's own; the stand-ins live wherever the shop does. */
function localAddress(address: string | null): string | null {
  const url = address === null ? null : URL.parse(address);
  return url === null ? null : url.pathname + url.search;
}

/** Stands where a provider's part will be once it is chosen; no snippet at all would mean that something is wrong. */
const nothingYet = "<div></div>";

/** Ore that an order can come to; a cart can hold goods for more. */
const largestSum = 2_000_000_000;

/**
 * What the checkout shows as its payment. A provider is told of the cart only once the visitor has chosen it, or when
 * there is nothing else to choose; when it does not answer, or the goods are sold out, or they cost more than
 * anybody pays, there is no snippet and the page says so.
 */
export async function presentPayment(
  context: PaymentContext,
  { checkout, address }: Shopper & { readonly address: string },
): Promise<PaymentView> {
  const plain = plainPaymentView(checkout);
  const { selected: method, allowed } = checkout.payment;
  const definition = method === null ? null : providerNamed(method.handler);
  if (method === null || definition === null || plain.snippet !== method.snippet || checkout.rows.length === 0)
    return plain;
  const { name, hasOwnPage, app } = definition;
  // Its payment is opened once the form is sent.
  if (app !== undefined) return plain;
  const provider = context.providers.get(name);
  if (provider === undefined || checkout.reckoning.total.inclOre > largestSum)
    return { snippet: null, redirectUrl: null };
  const isOnly = allowed.length === 1;
  if (checkout.choice.paymentTypeId !== method.id && !isOnly) {
    if (!context.hasStandIns) return { snippet: nothingYet, redirectUrl: null };
    return { ...plain, redirectUrl: hasOwnPage ? `${fillPath(standInPath, name)}?order=${checkout.cartKey}` : null };
  }
  // Nobody is led to pay for what cannot be ordered by a provider that does not ask the shop before it takes the money.
  const obstacle = keepsStockAtOnce(name) ? orderObstacle(checkout, name) : null;
  if (obstacle !== null && hasOwnPage) return { snippet: method.snippet, redirectUrl: null };
  const isPaused = checkout.tables.isPaused;
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
    } else if (!(error instanceof OrderRefusal)) throw error;
    // The button of a payment page stays and says that something went wrong; an embed has nothing to show.
    const view = { snippet: hasOwnPage ? method.snippet : null, redirectUrl: null };
    const isTooOften = error instanceof OrderRefusal && error.problem.code === "too-often";
    return isTooOften ? { ...view, refusal: error.problem.refusal } : view;
  }
}
