import type { Refusal } from "../http/Refusal.ts";
import type { LoadedCheckout } from "./loadCheckout.ts";

/** What pays: the name of a form of the shop's own or a provider's HTML, or the address of a provider's page. */
export interface PaymentView {
  readonly snippet: string | null;
  readonly redirectUrl: string | null;
  /** Why nothing pays: the shopper has kept goods for too long. */
  readonly refusal?: Refusal;
}

/** What pays, without asking any provider. */
export function plainPaymentView({ overrides, tables, rows, reckoning, payment }: LoadedCheckout): PaymentView {
  const { snippet } = overrides;
  if (snippet !== undefined) return { snippet, redirectUrl: null };
  if (tables.isQuote) return { snippet: "manual_payment", redirectUrl: null };
  if (rows.length > 0 && reckoning.leftOre === 0) return { snippet: "free_order", redirectUrl: null };
  return { snippet: payment.selected?.snippet ?? null, redirectUrl: null };
}
