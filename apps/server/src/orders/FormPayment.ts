import type { CustomerForm } from "@torg/checkout/domain/customer";
import type { Refusal } from "../http/Refusal.ts";
import type { Sealing } from "../secrets/createSealing.ts";

/** Who has sent the shop's own form. */
export interface FormBuyer {
  readonly sessionId: number;
  /** What stands for the address that the form came from. */
  readonly address: string | null;
  readonly form: CustomerForm;
  readonly open?: Sealing["open"];
}

/** Where the payment waits, or the order of the same cart; or why there is none. */
export type OpenedPayment =
  | { readonly ok: true; readonly redirectUrl: string }
  | { readonly ok: false; readonly refusal: Refusal };

/** Opens the payment of an order that is placed once it is paid; null: the chosen way to pay is another one. */
export type OpenPayment = (buyer: FormBuyer) => Promise<OpenedPayment | null>;
