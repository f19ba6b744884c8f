import { type Kysely, sql } from "kysely";
import type { Database } from "../database/Database.ts";
import type { StoredFault } from "../database/tables/checkoutTables.ts";

/** Deletes everything that belongs to a session, but not the session. */
export async function clearSession(db: Kysely<Database>, id: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom("cart_line").where("session_id", "=", id).execute();
    await transaction.deleteFrom("session_discount").where("session_id", "=", id).execute();
    await transaction.deleteFrom("compare_item").where("session_id", "=", id).execute();
    await transaction
      .updateTable("session")
      .set({
        customer_id: null,
        theme: null,
        cart_key: sql`gen_random_uuid()`,
        customer_type: "private",
        country_code: "SE",
        postal_code: null,
        payment_type_id: null,
        delivery_type_id: null,
        shipping_option_id: null,
        order_message: "",
        newsletter: false,
        form_draft: null,
        notices: "[]",
        test_settings: null,
        test_checkout: null,
        test_faults: null,
      })
      .where("id", "=", id)
      .execute();
  });
}

/** Takes the first fault that matches a request, and counts it as used. */
export async function takeFault(
  db: Kysely<Database>,
  id: number,
  request: { readonly method: string; readonly path: string },
): Promise<StoredFault | null> {
  return db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom("session")
      .select("test_faults")
      .where("id", "=", id)
      .forUpdate()
      .executeTakeFirst();
    const faults = row?.test_faults ?? [];
    const index = faults.findIndex((fault) => fault.method === request.method && fault.path === request.path);
    const fault = faults[index];
    if (fault === undefined) return null;
    const left = faults.flatMap((other, place) => {
      if (place !== index) return [other];
      return other.times > 1 ? [{ ...other, times: other.times - 1 }] : [];
    });
    await transaction
      .updateTable("session")
      .set({ test_faults: JSON.stringify(left) })
      .where("id", "=", id)
      .execute();
    return fault;
  });
}
