import type { Generated } from "kysely";
import type { Json, Now, OwnId } from "./columns.ts";

export interface GivenUpJobTable {
  id: OwnId;
  job_id: string;
  name: string;
  subject_id: number;
  problem: string;
  created_at: Now;
  seller_told_at: Generated<Date | null>;
  ended_at: Generated<Date | null>;
  ended_by: Generated<number | null>;
}

export interface WebhookEndpointTable {
  name: string;
  address: string;
  events: string[];
  disabled_at: Date | null;
  told_at: Date | null;
}

export interface WebhookSecretTable {
  id: OwnId;
  endpoint: string;
  secret: string;
  created_at: Now;
  ends_at: Generated<Date | null>;
}

export interface WebhookMessageTable {
  id: OwnId;
  message_id: Generated<string>;
  type: string;
  data: Json<unknown>;
  created_at: Now;
}

export interface WebhookDeliveryTable {
  id: OwnId;
  message: number;
  endpoint: string;
  tries: Generated<number>;
  due_at: Generated<Date | null>;
  status: number | null;
  problem: Generated<string>;
  delivered_at: Date | null;
  given_up_at: Date | null;
}

export interface ApiTokenTable {
  id: OwnId;
  name: string;
  prefix: string;
  token_hash: Buffer;
  scopes: string[];
  created_at: Now;
  expires_at: Date | null;
  revoked_at: Generated<Date | null>;
  last_used_at: Generated<Date | null>;
}
