import { sql } from "kysely";
import type { Payment } from "./Payment.ts";
import type { PaymentContext } from "./PaymentContext.ts";

/**
 * Keeps the provider's name of a payment which had none, for the next time that the provider is asked. Whoever said it
 * need not be trusted: the provider's own word about it decides.
 */
export async function keepProviderName({ db }: PaymentContext, payment: Payment, providerId: string): Promise<void> {
  const { id, provider } = payment;
  await sql`
    UPDATE payment SET provider_id = ${providerId}
    WHERE id = ${id} AND provider_id IS NULL
      AND NOT EXISTS (SELECT 1 FROM payment o WHERE o.provider = ${provider} AND o.provider_id = ${providerId})`.execute(
    db,
  );
}
