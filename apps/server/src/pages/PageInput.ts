import type { BankIdService } from "../account/bankId/registerBankIdRoutes.ts";
import type { CatalogueContext } from "../catalogue/CatalogueContext.ts";
import type { CheckoutReader } from "../checkout/createCheckoutReader.ts";
import type { PaymentContext } from "../payments/PaymentContext.ts";
import type { Visit } from "../sessions/Visit.ts";

/** The services that pages are made with. */
export interface PageContext extends CatalogueContext {
  readonly payments: PaymentContext;
  readonly checkouts: CheckoutReader;
  /** Null where login by BankID is off. */
  readonly bankId: BankIdService | null;
}

/** The input of every page maker. */
export interface PageInput {
  readonly context: PageContext;
  readonly visit: Visit;
  /** The secret of an operator's session at the desk; empty when the visitor has none. */
  readonly deskSecret: string;
  /** Path and query of the page's address. */
  readonly url: URL;
  /** The variable parts of the path, decoded. */
  readonly parts: readonly string[];
}

/** A page that has moved. */
export interface MovedPage {
  readonly redirect: string;
  readonly status: number;
}
