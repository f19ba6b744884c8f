import type { Generated } from "kysely";
import type { DefaultJson, Now, OwnId } from "./columns.ts";

export interface OperatorTable {
  id: OwnId;
  email: string;
  name: string;
  role: "seller" | "administrator";
  password_hash: string;
  code_key: string;
  last_code_step: Generated<number>;
  closed_at: Date | null;
  created_at: Now;
}

export interface OperatorSessionTable {
  token_hash: Buffer;
  operator_id: number;
  logged_in_at: Now;
  login_seen_at: Now;
}

export interface OperatorLogTable {
  id: OwnId;
  operator_id: number | null;
  event: string;
  order_id: number | null;
  details: DefaultJson<unknown>;
  created_at: Now;
}

export interface OrderNoteTable {
  id: OwnId;
  order_id: number;
  operator_id: number;
  key: string;
  text: string;
  created_at: Now;
}
