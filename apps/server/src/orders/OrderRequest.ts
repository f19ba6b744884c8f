import type { CustomerForm } from "@torg/checkout/domain/customer";
import type { Kysely } from "kysely";
import type { Database } from "../database/Database.ts";
import type { Sealing } from "../secrets/createSealing.ts";
import type { ChosenShipping, ProviderName } from "../providers/PaymentProvider.ts";

interface CommonRequest {
  readonly sessionId: number;
  readonly form: CustomerForm;
  readonly now: Date;
  /** Seals an identity number before it is stored; nothing where the shop's key is missing. */
  readonly seal: (number: string, db: Kysely<Database>) => string | Promise<string>;
}

/** Who orders, by one of the shop's own forms. */
export interface OrderRequest extends CommonRequest {
  readonly kind: "free" | "manual";
  /** Tells how the visitor typed the code of a gift card, which the page has shown; without it, cards go by their names. */
  readonly open?: Sealing["open"];
}

/** An order that a provider has vouched for: who paid, and the very cart that was paid. */
export interface PaidOrderRequest extends CommonRequest {
  readonly kind: ProviderName;
  readonly cartKey: string;
  readonly cartDigest: string;
  readonly amountOre: number;
  readonly shipping: ChosenShipping | null;
}
