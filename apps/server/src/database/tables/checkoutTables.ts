import type { OpeningHours } from "@torg/stores/domain";
import type { Generated } from "kysely";
import type { bankIdTexts } from "../../texts/bankIdTexts.ts";
import type { DefaultJson, Id, Json, Now, OwnId } from "./columns.ts";

/** A message that the next page of a session shows. */
export interface StoredMessage {
  readonly kind: "error" | "success" | "info";
  readonly text: string;
}

/** The values of a refused form, and the errors of its fields. */
export interface StoredFlash {
  readonly form: string;
  readonly values: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, readonly string[]>>;
  /** The details of an order refused before, for the checkout to show until the order is placed. */
  readonly order?: Readonly<Record<string, string>>;
}

/** A response that the test control substitutes for the real one. */
export interface StoredFault {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly body?: unknown;
  readonly delay_ms: number;
  readonly times: number;
}

export interface DeliveryTypeTable {
  id: number;
  name: string;
  placeholder: Generated<string>;
  price_ore: number;
  free_from_limit: Generated<boolean>;
  bubble_texts: DefaultJson<readonly string[]>;
  image: string | null;
  description: Generated<string>;
  is_digital: Generated<boolean>;
  is_store_pickup: Generated<boolean>;
  klarna_shipping_option_id: string | null;
  places_from: Generated<string>;
  days_from: number | null;
  days_to: number | null;
  heaviest_grams: number | null;
  not_to: Generated<readonly string[]>;
  position: Generated<number>;
  active: Generated<boolean>;
  /** Its name in shop.json; null if it does not come from there. */
  key: string | null;
}

export interface ShippingOptionTable {
  delivery_type_id: number;
  key: string;
  label: string;
  position: Generated<number>;
}

export interface DeliveryRateTable {
  delivery_type_id: number;
  position: number;
  postal_codes: Generated<readonly string[]>;
  over_grams: number | null;
  goods_from_ore: number | null;
  price_ore: number;
  days_from: number | null;
  days_to: number | null;
}

export interface ServicePointTable {
  id: string;
  name: string;
  address: Generated<string>;
  zip: Generated<string>;
  city: Generated<string>;
  country_code: Generated<string>;
  lat: number;
  lng: number;
  hours: Json<OpeningHours> | null;
  position: Generated<number>;
}

export interface ServicePointAnswerTable {
  source: string;
  country_code: string;
  postal_code: string;
  answer: Json<unknown>;
  fresh_until: Date;
}

export interface PaymentTypeTable {
  id: string;
  name: string;
  description: Generated<string>;
  price_ore: number | null;
  for_company: boolean;
  for_private: boolean;
  image: string | null;
  handler: string;
  snippet: string;
  position: Generated<number>;
  active: Generated<boolean>;
}

export interface PostalCodeRuleTable {
  postal_code: string;
  texts: DefaultJson<readonly string[]>;
  handler: string | null;
}

export interface DiscountTable {
  id: Id;
  /** The code to type; for a gift card only its name `CARD-12-…`, which cannot be redeemed. */
  code: string;
  label: string;
  kind: string;
  value: number;
  starts_at: Date | null;
  ends_at: Date | null;
  use_limit: number | null;
  /** Uses per customer; null = unlimited. */
  customer_limit: number | null;
  used: Generated<number>;
  removable: Generated<boolean>;
  left_ore: number | null;
  /** For gift cards; the database computes it from the inserted code. */
  code_hash: Buffer | null;
  /** Whether it comes from shop.json. */
  of_file: Generated<boolean>;
}

export interface CustomerTable {
  id: Id;
  email: string;
  password_hash: string;
  company: Generated<string>;
  pnr: Generated<string>;
  first_name: Generated<string>;
  last_name: Generated<string>;
  mobile: Generated<string>;
  address: Generated<string>;
  co: Generated<string>;
  zipcode: Generated<string>;
  city: Generated<string>;
  bankid_digest: Buffer | null;
}

/** BankID's response to the start of a login. */
export interface StoredBankIdOrder {
  readonly orderRef: string;
  readonly autoStartToken: string;
  readonly qrStartToken: string;
  readonly qrStartSecret: string;
}

export interface BankIdLoginTable {
  id: Generated<string>;
  session_id: number;
  purpose: "login" | "link";
  bankid_order: Json<StoredBankIdOrder>;
  hint: Generated<string>;
  started_at: Now;
  asked_at: Now;
  return_to: Generated<string>;
  customer_id: number | null;
  /** The key of a BankID text. */
  ended_as: keyof typeof bankIdTexts | null;
  proved_digests: Buffer[] | null;
}

/** The orders of the stand-in for BankID. */
export interface StandInBankIdTable {
  order_ref: string;
  auto_start_token: string;
  started_at: Date;
  act: "open" | "sign" | "cancel" | "block" | null;
}

export interface SessionTable {
  id: OwnId;
  token_hash: Buffer;
  csrf_token: string;
  created_at: Now;
  last_seen_at: Now;
  customer_id: number | null;
  logged_in_at: Date | null;
  login_seen_at: Date | null;
  theme: string | null;
  cart_key: Generated<string>;
  customer_type: Generated<string>;
  country_code: Generated<string>;
  postal_code: string | null;
  payment_type_id: string | null;
  delivery_type_id: number | null;
  shipping_option_id: string | null;
  order_message: Generated<string>;
  newsletter: Generated<boolean>;
  form_draft: Json<StoredFlash> | null;
  notices: DefaultJson<readonly StoredMessage[]>;
  test_settings: Json<Readonly<Record<string, unknown>>> | null;
  test_checkout: Json<Readonly<Record<string, unknown>>> | null;
  test_faults: Json<readonly StoredFault[]> | null;
  removed_line_id: number | null;
  removed_product_id: number | null;
  cart_begun_at: Date | null;
}

export interface CartLineTable {
  id: OwnId;
  session_id: number;
  product_id: number;
  variant_id: number | null;
  gift_campaign_id: number | null;
  quantity: number;
  created_at: Now;
}

export interface SessionDiscountTable {
  session_id: number;
  discount_id: number;
  added_at: Now;
  typed: string | null;
}

export interface CompareItemTable {
  id: OwnId;
  session_id: number;
  product_id: number;
}

export interface ConsentChoiceTable {
  id: OwnId;
  session_id: number | null;
  marketing: boolean;
  functional: boolean;
  chosen_at: Now;
  version: number | null;
  text_hash: string | null;
  action: string | null;
  told_at: Date | null;
}
