import type { Refusal } from "../../http/responses/Refusal.ts";
import type { LoadedCheckout } from "../LoadedCheckout.ts";

/** The payment part of the checkout: the name of a form of the shop, a provider's HTML, or the address of its page. */
export interface PaymentView {
  readonly snippet: string | null;
  readonly redirectUrl: string | null;
  /** Why there is no payment: the shopper has reserved goods for too long. */
  readonly refusal?: Refusal;
}

/** The payment part as far as known without asking a provider. */
export function plainPaymentView({ overrides, configuration, rows, pricing, payment }: LoadedCheckout): PaymentView {
  const { snippet } = overrides;
  if (snippet !== undefined) return { snippet, redirectUrl: null };
  if (configuration.isQuote) return { snippet: "manual_payment", redirectUrl: null };
  if (rows.length > 0 && pricing.dueOre === 0) return { snippet: "free_order", redirectUrl: null };
  return { snippet: payment.selected?.snippet ?? null, redirectUrl: null };
}
