import type { CheckoutUser } from "@torg/checkout/domain";
import type { Kysely } from "kysely";
import type { ShopConfig } from "../config/readConfig.ts";
import type { Database } from "../database/Database.ts";
import { identityNumbersOf } from "../secrets/identityNumbers.ts";

/** The details of a logged-in customer for the form, or null for a guest. */
export async function loadCustomer(
  { db, config }: { readonly db: Kysely<Database>; readonly config: Pick<ShopConfig, "dataDir" | "identityKeys"> },
  customerId: number | null,
): Promise<CheckoutUser | null> {
  if (customerId === null) return null;
  const row = await db.selectFrom("customer").selectAll().where("id", "=", customerId).executeTakeFirst();
  if (row === undefined) return null;
  return {
    user_company: row.company,
    user_pnr: identityNumbersOf(config).open(row.pnr),
    user_firstname: row.first_name,
    user_lastname: row.last_name,
    user_email: row.email,
    user_mobile: row.mobile,
    user_address: row.address,
    user_co: row.co,
    user_zipcode: row.zipcode,
    user_city: row.city,
  };
}
