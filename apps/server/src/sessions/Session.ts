import type { Selectable } from "kysely";
import type { SessionTable } from "../database/tables/checkoutTables.ts";

/** A visitor's session as it was read at the start of a request. */
export type Session = Selectable<SessionTable>;

/** Name of the cookie that holds a session's secret. */
export const sessionCookie = "shop_session";
