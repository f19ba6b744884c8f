import { fillPath } from "@torg/format/addresses";
import type { LoadedCheckout } from "../../checkout/LoadedCheckout.ts";
import { type PaymentView, plainPaymentView } from "../../checkout/payment/paymentView.ts";
import { orderObstacle } from "../../orders/placing/checkOrder.ts";
import type { ProviderName } from "../../providers/PaymentProvider.ts";
import { providerNamed } from "../../providers/providers.ts";
import { standInPath } from "../paymentPaths.ts";
import { reservesStockAtOnce } from "../reservations/reservesStockAtOnce.ts";

/** The payment part of the checkout where no provider must be asked, or the provider whose payment it shows. */
export type PaymentStep<Provider> =
  | { readonly view: PaymentView }
  | {
      readonly provider: Provider;
      /** The part when the payment cannot be opened. */
      readonly fallback: PaymentView;
    };

/** The available providers, and whether they are stand-ins. */
export interface PaymentChoices<Provider> {
  readonly providers: ReadonlyMap<ProviderName, Provider>;
  readonly hasStandIns: boolean;
}

/** The placeholder for a provider's part until it is chosen; a missing snippet would mean an error. */
const nothingYet = "<div></div>";

/** The largest total of an order, in öre; a cart can hold more. */
const largestSum = 2_000_000_000;

const showing = (snippet: string | null): { readonly view: PaymentView } => ({ view: { snippet, redirectUrl: null } });

/**
 * What the payment part of a checkout needs next. A provider gets the cart only once the visitor has chosen it, or if
 * it is the only one, and not while the order could not be placed.
 */
export function paymentStep<Provider>(
  checkout: LoadedCheckout,
  { providers, hasStandIns }: PaymentChoices<Provider>,
): PaymentStep<Provider> {
  const plain = plainPaymentView(checkout);
  const { selected: method, allowed } = checkout.payment;
  const definition = method === null ? null : providerNamed(method.handler);
  const isProviders = definition !== null && plain.snippet === method?.snippet && checkout.rows.length > 0;
  // The payment of an app is opened when the form is sent.
  if (method === null || !isProviders || definition.app !== undefined) return { view: plain };
  const { name, hasOwnPage } = definition;
  const provider = providers.get(name);
  if (provider === undefined || checkout.pricing.total.inclOre > largestSum) return showing(null);
  if (checkout.choice.paymentTypeId !== method.id && allowed.length > 1) {
    if (!hasStandIns) return showing(nothingYet);
    const redirectUrl = hasOwnPage ? `${fillPath(standInPath, name)}?order=${checkout.cartKey}` : null;
    return { view: { ...plain, redirectUrl } };
  }
  // A provider that does not ask the shop before taking money must not get an order that cannot be placed.
  const obstacle = reservesStockAtOnce(name) ? orderObstacle(checkout, name) : null;
  if (obstacle !== null && hasOwnPage) return showing(method.snippet);
  const isWaiting = obstacle?.code === "delivery-missing" || obstacle?.code === "postal-code-missing";
  if (checkout.configuration.isPaused || isWaiting) return showing(nothingYet);
  // The button of a payment page stays and reports the error; an embedded part has nothing to show.
  return { provider, fallback: { snippet: hasOwnPage ? method.snippet : null, redirectUrl: null } };
}
