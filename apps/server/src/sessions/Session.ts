import { type RawBuilder, type Selectable, sql } from "kysely";
import type { SessionTable } from "../database/tables/checkoutTables.ts";

/** The fields of a session that requests need; never the hash of its secret. */
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

/** A visitor's session as read at the start of a request; times are ISO texts. */
export type Session = Pick<Selectable<SessionTable>, Exclude<Field, Moment>> & Readonly<Record<Moment, string | null>>;

/** A row with a session. */
export interface SessionRow {
  readonly session: Session;
}

/** The session as one column of a query on its table: twenty separate columns are slower to read. */
export const sessionColumn: RawBuilder<SessionRow> = sql.raw(
  `json_build_object(${fields.map((name) => `'${name}', session.${name}`).join(", ")}) AS session`,
);

/** Name of the cookie with a session's secret. */
export const sessionCookie = "shop_session";
