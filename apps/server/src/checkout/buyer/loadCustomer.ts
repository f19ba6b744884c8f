import type { CheckoutUser } from "@torg/checkout/domain";
import type { Kysely } from "kysely";
import type { ShopConfig } from "../../config/readConfig.ts";
import type { Database } from "../../database/Database.ts";
import { identityNumbersOf } from "../../secrets/identityNumbers.ts";

/** The details of a logged-in customer for the form, or null for a guest. */
export async function loadCustomer(
  { db, config }: { readonly db: Kysely<Database>; readonly config: Pick<ShopConfig, "dataDir" | "identityKeys"> },
  customerId: number | null,
): Promise<CheckoutUser | null> {
  if (customerId === null) return null;
  const row = await db.selectFrom("customer").selectAll().where("id", "=", customerId).executeTakeFirst();
  if (row === undefined) return null;
  return {
    companyName: row.company,
    identityNumber: identityNumbersOf(config).open(row.pnr),
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    mobile: row.mobile,
    address: row.address,
    careOf: row.co,
    postalCode: row.zipcode,
    city: row.city,
  };
}
