import { type RawBuilder, type Selectable, sql } from "kysely";
import type { SessionTable } from "../database/tables/checkoutTables.ts";

/** What requests need to know of a session; never the hash of its secret. */
const fields = [
  "id",
  "csrf_token",
  "customer_id",
  "logged_in_at",
  "login_seen_at",
  "theme",
  "cart_key",
  "customer_type",
  "country_code",
  "postal_code",
  "payment_type_id",
  "delivery_type_id",
  "shipping_option_id",
  "order_message",
  "newsletter",
  "form_draft",
  "notices",
  "test_settings",
  "test_checkout",
  "test_faults",
] as const satisfies readonly (keyof SessionTable)[];

type Field = (typeof fields)[number];
type Moment = "logged_in_at" | "login_seen_at";

/** A visitor's session as it was read at the start of a request; moments are ISO texts. */
export type Session = Pick<Selectable<SessionTable>, Exclude<Field, Moment>> & Readonly<Record<Moment, string | null>>;

/** A row that holds a session. */
export interface SessionRow {
  readonly session: Session;
}

/** The session as one column of a statement about its table: a row of twenty columns costs more to read than one. */
export const sessionColumn: RawBuilder<SessionRow> = sql.raw(
  `json_build_object(${fields.map((name) => `'${name}', session.${name}`).join(", ")}) AS session`,
);

/** Name of the cookie that holds a session's secret. */
export const sessionCookie = "shop_session";
