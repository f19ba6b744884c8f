import type { BankIdService } from "../account/registerBankIdRoutes.ts";
import type { CatalogueContext } from "../catalogue/CatalogueContext.ts";
import type { CheckoutReader } from "../checkout/createCheckoutReader.ts";
import type { PaymentContext } from "../payments/PaymentContext.ts";
import type { Visit } from "../sessions/Visit.ts";

/** What the pages are given. */
export interface PageContext extends CatalogueContext {
  readonly payments: PaymentContext;
  readonly checkouts: CheckoutReader;
  /** Null: nobody logs in by BankID. */
  readonly bankId: BankIdService | null;
}

/** What a page is made from. */
export interface PageInput {
  readonly context: PageContext;
  readonly visit: Visit;
  /** The secret of an operator's session; empty: nobody works here. */
  readonly deskSecret: string;
  /** Path and query of the page's address. */
  readonly url: URL;
  /** The parts of the path that its pattern leaves open, decoded. */
  readonly parts: readonly string[];
}

/** A page that has moved. */
export interface MovedPage {
  readonly redirect: string;
  readonly status: number;
}
