import type { AccountLinkKind } from "@torg/account/domain";
import type { CaseEnding } from "@torg/desk/domain/cases";
import type { Generated } from "kysely";
import type { Now, OwnId } from "./columns.ts";

export interface ReturnCaseTable {
  id: OwnId;
  order_id: number;
  kind: string;
  message: Generated<string>;
  digest: Buffer;
  created_at: Now;
  mailed_at: Generated<Date | null>;
  seller_told_at: Generated<Date | null>;
  has_letter: Generated<boolean>;
  ended_at: Generated<Date | null>;
  ended_by: Generated<number | null>;
  ended_how: Generated<CaseEnding | null>;
  ended_text: Generated<string>;
  answered_at: Generated<Date | null>;
}

export interface ReturnCaseLineTable {
  case_id: number;
  product_id: number;
  name: string;
  quantity: number;
}

export interface ReturnCaseImageTable {
  id: Generated<string>;
  case_id: number;
  position: number;
  media_type: string;
  width: number;
  height: number;
  content: Buffer;
}

export interface WithdrawalTable {
  id: OwnId;
  order_id: number;
  name: string;
  email: string;
  is_whole_order: boolean;
  digest: Buffer;
  declared_at: Now;
  mailed_at: Date | null;
  seller_told_at: Generated<Date | null>;
  ended_at: Generated<Date | null>;
  ended_by: Generated<number | null>;
  ended_how: Generated<CaseEnding | null>;
  ended_text: Generated<string>;
  answered_at: Generated<Date | null>;
}

export interface WithdrawalLineTable {
  withdrawal_id: number;
  product_id: number;
  name: string;
  quantity: number;
}

export interface ServiceDraftTable {
  session_id: number;
  return_order_id: number | null;
  return_kind: string | null;
  withdrawal_order_id: number | null;
  withdrawal_name: string | null;
  withdrawal_id: number | null;
  return_case_id: number | null;
}

/** Only kept for processes of an older version. */
export interface FailedTryTable {
  purpose: string;
  key_hash: Buffer;
  failures: number;
  window_started_at: Now;
}

export interface LimitCountTable {
  name: string;
  key_hash: Buffer;
  taken: number;
  ends_at: Date;
  free_at: Date;
}

export interface KnownDeviceTable {
  token_hash: Buffer;
  customer_id: number;
  seen_at: Now;
}

export interface ClubApplicationTable {
  id: OwnId;
  email: string;
  first_name: string;
  last_name: string;
  wants_news: Generated<boolean>;
  news_text: string | null;
  applied_at: Now;
}

export interface AccountEmailTable {
  id: OwnId;
  kind: AccountLinkKind | "told-password" | "told-address" | "told-bankid";
  email: string;
  customer_id: number | null;
  first_name: Generated<string>;
  last_name: Generated<string>;
  asked_at: Now;
  token_hash: Generated<Buffer | null>;
  linked_at: Generated<Date | null>;
  used_at: Generated<Date | null>;
}

export interface ProductWatchTable {
  id: OwnId;
  product_id: number;
  email: string;
  token: Generated<string>;
  asked_at: Now;
  confirmed_at: Generated<Date | null>;
  told_at: Generated<Date | null>;
  mailed_at: Generated<Date | null>;
}

export interface WishTable {
  id: OwnId;
  session_id: Generated<number | null>;
  customer_id: Generated<number | null>;
  product_id: number;
  created_at: Now;
}

export interface ErasureEmailTable {
  id: OwnId;
  email: string;
  erased_at: Now;
}
