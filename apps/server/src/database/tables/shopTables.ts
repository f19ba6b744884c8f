import type { OpeningHours } from "@torg/stores/domain";
import type { Generated } from "kysely";
import type { Id, Json, Now } from "./columns.ts";

export interface SettingTable {
  key: string;
  value: Json<unknown>;
}

export interface OwnSheetTable {
  hash: string;
  css: string;
  taken_at: Now;
}

export interface ContentPageTable {
  id: Id;
  slug: string;
  title: string;
  heading: string;
  html: Generated<string>;
  menu: string | null;
  parent_id: number | null;
  position: Generated<number>;
  description: Generated<string>;
}

export interface RedirectTable {
  path: string;
  target: string;
  status: Generated<number>;
}

export interface StoreTable {
  id: Id;
  name: string;
  city: Generated<string>;
  address: Generated<string>;
  zip: Generated<string>;
  lat: number | null;
  lng: number | null;
  phone_number: Generated<string>;
  email: Generated<string>;
  opening_hours_html: Generated<string>;
  slug: string | null;
  only_white_goods: Generated<boolean>;
  takes_small_electricals: Generated<boolean>;
  /** Its name in shop.json; null if it does not come from there. */
  key: string | null;
  /** Its code in the file of store stock; null if that is its key. */
  code: string | null;
  active: Generated<boolean>;
  hours: Json<OpeningHours> | null;
}

export interface StoreStockTable {
  store_id: number;
  product_id: number;
  quantity: number;
}

export interface ReviewRefusalTable {
  email_digest: Buffer;
  refused_at: Generated<Date>;
}

export interface ReviewRequestTable {
  uuid: string;
  reviewer: Generated<string>;
  has_complete_page: Generated<boolean>;
  order_id: Generated<number | null>;
  asked_at: Now;
  mailed_at: Generated<Date | null>;
}

export interface ReviewRequestProductTable {
  uuid: string;
  product_id: number;
}

export interface ReviewTable {
  id: Id;
  product_id: number;
  request_uuid: string | null;
  reviewer: Generated<string>;
  rating: number;
  text: Generated<string>;
  written_on: Generated<string>;
  store_name: string | null;
  answer: Generated<string>;
  taken_down_at: Generated<Date | null>;
  taken_down_by: Generated<number | null>;
  taken_down_ground: Generated<string | null>;
}

export interface CreditCampaignTable {
  id: Id;
  product_id: number;
  campaign_number: number;
  label: string;
  monthly_cost_ore: number;
  amount_ore: number | null;
  months: number | null;
  interest_rate: number | null;
  rate_type: Generated<"fixed" | "variable">;
  initial_fee_ore: Generated<number>;
  notification_fee_ore: Generated<number>;
  total_ore: number | null;
  creditor: string | null;
}

export interface LeasingOfferTable {
  product_id: number;
  monthly_cost_ore: number;
  months: number;
}
