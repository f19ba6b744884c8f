import { type Kysely, sql } from "kysely";
import { cartColumns, type CartRecord } from "../cart/cartColumns.ts";
import { cartContents } from "../cart/loadCart.ts";
import type { Database } from "../database/Database.ts";
import { pointColumns, type PointsBySource } from "../delivery/createServicePoints.ts";
import type { Sealing } from "../secrets/createSealing.ts";
import { sessionColumn, type SessionRow } from "../sessions/Session.ts";
import { readOfSession } from "../sessions/sessionQueries.ts";
import { composeCheckout } from "./composeCheckout.ts";
import { configurationColumns, type ConfigurationRecord } from "./configuration/configurationColumns.ts";
import { checkoutConfiguration, loadCheckoutConfiguration } from "./configuration/loadCheckoutConfiguration.ts";
import type { LoadedCheckout } from "./LoadedCheckout.ts";

/** The current checkout, and the order that its cart has become. */
export interface OrderableCheckout {
  readonly checkout: LoadedCheckout;
  /** The order that the cart has become; null = none. */
  readonly orderId: number | null;
  /** Whether stock is reserved for payments of the session. */
  readonly hasReservation: boolean;
}

interface OrderRecord {
  readonly order_id: number | null;
  readonly keeps_stock: boolean;
}

const orderableColumns = sql<
  SessionRow & CartRecord & ConfigurationRecord & OrderRecord & { readonly points: PointsBySource }
>`
  ${sessionColumn}, ${cartColumns}, ${configurationColumns}, ${pointColumns},
  (SELECT o.id FROM "order" o WHERE o.cart_key = session.cart_key) AS order_id,
  EXISTS (SELECT 1 FROM payment y JOIN stock_reservation r ON r.payment_id = y.id
    WHERE y.session_id = session.id) AS keeps_stock`;

/**
 * Reads everything an order depends on, in one query; the empty checkout when there is no such session. Gift cards go
 * by name unless `open` can unseal their codes.
 */
export async function loadOrderableCheckout(
  db: Kysely<Database>,
  sessionId: number,
  open?: Sealing["open"],
): Promise<OrderableCheckout> {
  const row = await readOfSession(db, sessionId, orderableColumns);
  const [session, configuration] =
    row === null ? [null, await loadCheckoutConfiguration(db)] : [row.session, checkoutConfiguration(row)];
  return {
    checkout: composeCheckout({ session, configuration, contents: cartContents(row, open), points: row?.points ?? {} }),
    orderId: row?.order_id ?? null,
    hasReservation: row?.keeps_stock ?? false,
  };
}

/** Reads the current checkout of a session; the empty one when there is no such session. */
export async function loadCheckout(db: Kysely<Database>, sessionId: number): Promise<LoadedCheckout> {
  return (await loadOrderableCheckout(db, sessionId)).checkout;
}
