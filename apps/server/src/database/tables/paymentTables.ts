import type { CustomerForm } from "@torg/checkout/domain/customer";
import type { ColumnType, Generated } from "kysely";
import type { DefaultJson, Json, Now, OwnId } from "./columns.ts";

/**
 * The state of a payment.
 * - `open`: the provider waits for the shopper.
 * - `failed`: the shopper was refused or gave up; another try may still succeed.
 * - `authorised`: the provider holds the money for us and our order is placed.
 * - `captured`: the provider has taken the money for us.
 * - `rejected`: the provider holds or has the money, but we cannot accept the order; it has to be returned.
 * - `voided`: the money has been returned.
 */
export type PaymentState = "open" | "failed" | "authorised" | "captured" | "rejected" | "voided";

export interface PaymentTable {
  id: OwnId;
  reference: Generated<string>;
  notice_token: Generated<string>;
  provider: string;
  provider_id: string | null;
  session_id: number | null;
  cart_key: string;
  state: ColumnType<PaymentState, PaymentState | undefined, PaymentState>;
  amount_ore: number;
  currency: Generated<string>;
  cart_digest: string;
  snippet: string | null;
  buyer: ColumnType<CustomerForm | null, string | null | undefined, string | null>;
  app_token: string | null;
  redirect_url: string | null;
  snippet_scripts: DefaultJson<readonly string[]>;
  order_id: number | null;
  problem: string | null;
  is_current: Generated<boolean>;
  claimed_at: Date | null;
  reserved_until: Date | null;
  checked_at: Date | null;
  returned_at: Date | null;
  created_at: Now;
  updated_at: Now;
}

export interface PaymentNoticeTable {
  provider: string;
  event_id: string;
  payment_id: number;
  received_at: Now;
}

export interface PaymentLedgerTable {
  id: OwnId;
  payment_id: number;
  kind: "authorise" | "capture" | "void" | "mismatch" | "refund" | "release";
  amount_ore: number;
  detail: Generated<string>;
  move_id: number | null;
  created_at: Now;
}

export interface StandInPaymentTable {
  provider: string;
  id: string;
  request_key: string;
  body: Json<unknown>;
  state: ColumnType<StandInState, StandInState | undefined, StandInState>;
  answers: ColumnType<StandInAnswers, StandInAnswers | undefined, StandInAnswers>;
  answers_until: Date | null;
  captures: Generated<number>;
  created_at: Now;
}

/** The state of a payment at a stand-in. */
export type StandInState = "open" | "failed" | "authorised" | "captured" | "voided";

/** How a stand-in responds when asked for a payment. */
export type StandInAnswers = "rightly" | "invalid" | "never";

export interface StandInMoveTable {
  provider: string;
  payment_id: string;
  request_key: string;
  kind: "capture" | "refund" | "release";
  amount_ore: number;
  created_at: Now;
}
