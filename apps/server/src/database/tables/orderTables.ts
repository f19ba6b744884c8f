import type { Generated } from "kysely";
import type { Id, Json, Now, OwnId } from "./columns.ts";

export interface OrderTable {
  id: Id;
  name: string;
  session_id: number | null;
  cart_key: string | null;
  access_token: Generated<string>;
  state: Generated<string>;
  provider: string;
  payment_type_id: string | null;
  payment_name: string;
  customer_type: string;
  company: Generated<string>;
  pnr: Generated<string>;
  first_name: string;
  last_name: string;
  email: string;
  mobile: Generated<string>;
  address: Generated<string>;
  co: Generated<string>;
  zipcode: Generated<string>;
  city: Generated<string>;
  country_code: Generated<string>;
  delivery_type_id: number | null;
  delivery_name: Generated<string>;
  shipping_option_id: string | null;
  shipping_option_label: string | null;
  store_id: number | null;
  message: Generated<string>;
  newsletter: Generated<boolean>;
  currency: Generated<string>;
  products_ore: number;
  discount_ore: number;
  delivery_ore: number;
  payment_fee_ore: Generated<number>;
  /** The VAT rate of delivery and fee; null for orders from before it was stored. */
  charges_vat_percent: number | null;
  vat_ore: number;
  total_ore: number;
  terms_hash: string | null;
  /** Whether it is a request for a quote. */
  is_offer: Generated<boolean>;
  created_at: Now;
  changed_at: Now;
  thanked_at: Generated<Date | null>;
  mailed_at: Generated<Date | null>;
  seller_told_at: Generated<Date | null>;
  standard_delivery_ore: number | null;
}

/** A version of the terms of sale that was accepted with an order. */
export interface AcceptedTermsTable {
  hash: string;
  html: string;
  first_accepted_at: Now;
}

export interface OrderLineTable {
  id: OwnId;
  order_id: number;
  position: number;
  product_id: number | null;
  external_id: Generated<string>;
  name: string;
  quantity: number;
  unit_price_ore: number;
  original_price_ore: number;
  discount_ore: Generated<number>;
  total_ore: number;
  vat_percent: number;
  vat_ore: number;
  gift_campaign_id: number | null;
  withdrawal_exempt_reason: Generated<string>;
}

export interface DiscountUseTable {
  order_id: number;
  code: string;
  discount_id: number | null;
  label: string;
  amount_ore: number;
}

/** Why the stock of a product changed. */
export type StockReason = "import" | "order" | "correction" | "return" | "reservation" | "release" | "cancellation";

export interface StockLedgerTable {
  id: OwnId;
  product_id: number;
  change: number;
  reason: StockReason;
  order_id: number | null;
  payment_id: number | null;
  store_id: number | null;
  created_at: Now;
}

export interface StockReservationTable {
  payment_id: number;
  product_id: number;
  quantity: number;
  store_id: number | null;
}

export interface GiftCardLedgerTable {
  id: OwnId;
  discount_id: number;
  change_ore: number;
  reason: "issue" | "use" | "release" | "correction" | "refund";
  order_id: number | null;
  move_id: number | null;
  created_at: Now;
}

export interface OrderActTable {
  id: OwnId;
  order_id: number;
  position: number;
  key: string;
  kind: "pick" | "ship" | "deliver" | "cancel" | "return" | "credit";
  carrier: string | null;
  tracking_number: Generated<string>;
  tracking_url: Generated<string>;
  shipment: number | null;
  ground: "withdrawal" | "complaint" | "goodwill" | null;
  is_restocked: Generated<boolean>;
  amount_ore: number | null;
  done_by: Generated<string>;
  created_at: Now;
  mailed_at: Generated<Date | null>;
}

export interface OrderActLineTable {
  act_id: number;
  position: number;
  line_id: number;
  quantity: number;
}

export interface NumberSeriesTable {
  name: string;
  last: number;
}

export interface CreditNoteTable {
  number: number;
  act_id: number;
  total_ore: number;
  vat_ore: number;
  parts: Json<unknown>;
  created_at: Now;
}

export interface MoneyMoveTable {
  id: OwnId;
  order_id: number;
  kind: "capture" | "refund" | "release" | "cards-back";
  amount_ore: number;
  acts: number;
  key: Generated<string>;
  tries: Generated<number>;
  claimed_at: Date | null;
  problem: Generated<string>;
  is_refused: Generated<boolean>;
  provider_id: string | null;
  capture_id: number | null;
  done_at: Date | null;
  by_hand: Generated<boolean>;
  created_at: Now;
}
