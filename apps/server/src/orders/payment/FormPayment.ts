import type { CustomerForm } from "@torg/checkout/domain/customer";
import type { Refusal } from "../../http/responses/Refusal.ts";
import type { Sealing } from "../../secrets/createSealing.ts";

/** The sender of the shop's own checkout form. */
export interface FormBuyer {
  readonly sessionId: number;
  /** The pseudonym of the client's IP address, for rate limits. */
  readonly address: string | null;
  readonly form: CustomerForm;
  readonly open?: Sealing["open"];
}

/** The address where the payment, or the existing order of the same cart, continues; or why there is none. */
export type OpenedPayment =
  | { readonly ok: true; readonly redirectUrl: string }
  | { readonly ok: false; readonly refusal: Refusal };

/** Opens the payment of an order that is placed once paid; null when another payment method is chosen. */
export type OpenPayment = (buyer: FormBuyer) => Promise<OpenedPayment | null>;
