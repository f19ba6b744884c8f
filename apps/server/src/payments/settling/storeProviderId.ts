import { sql } from "kysely";
import type { Payment } from "../Payment.ts";
import type { PaymentContext } from "../PaymentContext.ts";

/**
 * Stores the provider's id of a payment that had none, to ask the provider again later. The source of the id need not
 * be trusted, as the provider's own answer decides.
 */
export async function storeProviderId({ db }: PaymentContext, payment: Payment, providerId: string): Promise<void> {
  const { id, provider } = payment;
  await sql`
    UPDATE payment SET provider_id = ${providerId}
    WHERE id = ${id} AND provider_id IS NULL
      AND NOT EXISTS (SELECT 1 FROM payment o WHERE o.provider = ${provider} AND o.provider_id = ${providerId})`.execute(
    db,
  );
}
