import type { CustomerForm } from "@torg/checkout/domain/customer";
import type { Kysely } from "kysely";
import type { Database } from "../../database/Database.ts";
import type { Sealing } from "../../secrets/createSealing.ts";
import type { ChosenShipping, ProviderName } from "../../providers/PaymentProvider.ts";

interface CommonRequest {
  readonly sessionId: number;
  readonly form: CustomerForm;
  readonly now: Date;
  /** Seals an identity number before it is stored; gives an empty text where the shop has no key. */
  readonly seal: (number: string, db: Kysely<Database>) => string | Promise<string>;
}

/** An order by one of the shop's own forms. */
export interface OrderRequest extends CommonRequest {
  readonly kind: "free" | "manual";
  /**
   * Opens the sealed code of a gift card as the visitor typed it and the page showed it; without it, cards go by name.
   */
  readonly open?: Sealing["open"];
}

/** An order that a provider has confirmed as paid, with the exact cart that was paid. */
export interface PaidOrderRequest extends CommonRequest {
  readonly kind: ProviderName;
  readonly cartKey: string;
  readonly cartDigest: string;
  readonly amountOre: number;
  readonly shipping: ChosenShipping | null;
}
