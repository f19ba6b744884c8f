import { type Kysely, sql } from "kysely";
import type { Database } from "../../database/Database.ts";
import type { WebhookFile } from "../schema/webhooksSchema.ts";

/**
 * Writes the receivers of webhooks; one that is no longer listed is deleted with its pending events. A changed address
 * re-enables a disabled receiver.
 */
export async function writeWebhooks(db: Kysely<Database>, endpoints: readonly WebhookFile[]): Promise<void> {
  const names = endpoints.map(({ id }) => id);
  await sql`DELETE FROM webhook_endpoint WHERE name <> ALL (${names}::text[])`.execute(db);
  for (const { id: name, address, events } of endpoints) {
    await db
      .insertInto("webhook_endpoint")
      .values({ name, address, events: [...events] })
      .onConflict((conflict) =>
        conflict.column("name").doUpdateSet((eb) => ({
          address,
          events: [...events],
          disabled_at: eb
            .case()
            .when("webhook_endpoint.address", "=", address)
            .then(eb.ref("webhook_endpoint.disabled_at"))
            .else(null)
            .end(),
        })),
      )
      .execute();
  }
}
