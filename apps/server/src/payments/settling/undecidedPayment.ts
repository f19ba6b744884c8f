import { type RawBuilder, sql } from "kysely";
import type { Payment } from "../Payment.ts";
import type { PaymentContext } from "../PaymentContext.ts";

/** A payment that the shopper returned from before its provider has decided. */
export interface UndecidedPayment {
  readonly reference: string;
}

/** Providers are asked about a payment until two days after it was opened. */
export const isStillAskedAbout = sql<boolean>`created_at > now() - interval '2 days'`;

/** A session with its latest undecided payment. */
export interface UndecidedRecord {
  readonly undecided: UndecidedPayment | null;
}

/** The latest undecided payment of a session, as a column of a query on the session. */
export const undecidedPayment: RawBuilder<UndecidedRecord> = sql`
  (SELECT json_build_object('reference', y.reference) FROM payment y
    WHERE y.session_id = session.id AND y.state = 'open' AND y.returned_at IS NOT NULL AND ${isStillAskedAbout}
    ORDER BY y.returned_at DESC LIMIT 1) AS undecided`;

/** A payment's reference as shown to shoppers. */
export const shownReference = (reference: string): string => reference.slice(0, 8).toUpperCase();

/** Records that the shopper returned from a payment that its provider has not decided. */
export async function storeReturn({ db, warn }: PaymentContext, payment: Payment): Promise<void> {
  const { id, provider, provider_id: providerId } = payment;
  const { numUpdatedRows } = await db
    .updateTable("payment")
    .set({ returned_at: new Date() })
    .where("id", "=", id)
    .where("returned_at", "is", null)
    .executeTakeFirstOrThrow();
  // It cannot be checked until the provider reports its id.
  if (numUpdatedRows > 0n && providerId === null) {
    warn({ paymentId: id, provider }, "a payment came back without the provider's name of it");
  }
}
