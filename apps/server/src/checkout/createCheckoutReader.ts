import type { Kysely } from "kysely";
import type { Database } from "../database/Database.ts";
import type { Session } from "../sessions/Session.ts";
import type { CheckoutTables } from "./CheckoutTables.ts";
import { type LoadedCheckout, loadCheckoutOf } from "./loadCheckout.ts";
import { loadCheckoutTables } from "./loadCheckoutTables.ts";

/** Reads what cart and checkout show. */
export interface CheckoutReader {
  /** The checkout of a session as it has just been read; null for a visitor without one. */
  readonly read: (session: Session | null) => Promise<LoadedCheckout>;
}

/** Milliseconds that the shop's ways of delivery and payment are remembered. */
const memory = 2000;

/**
 * Makes the reader of one server. It remembers the shop's own tables for two seconds, which saves every request from
 * reading them; orders do not use it, and refuse a sum that was shown from what is no longer true.
 */
export function createCheckoutReader(
  db: Kysely<Database>,
  now: () => number = () => performance.now(),
): CheckoutReader {
  let known: { readonly tables: Promise<CheckoutTables>; readonly until: number } | null = null;
  const tables = (): Promise<CheckoutTables> => {
    if (known !== null && now() < known.until) return known.tables;
    const reading = loadCheckoutTables(db);
    const mine = { tables: reading, until: now() + memory };
    known = mine;
    reading.catch(() => {
      if (known === mine) known = null;
    });
    return reading;
  };
  return { read: async (session) => loadCheckoutOf(db, session, await tables()) };
}
