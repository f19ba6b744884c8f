import { type Kysely, sql } from "kysely";
import type { Database } from "../../database/Database.ts";
import type { Jobs } from "../../jobs/Jobs.ts";
import { endLinks, type FoundLink, useLink } from "./findLink.ts";
import { queueAccountEmail } from "../emails/queueAccountEmail.ts";

/**
 * Changes an account's e-mail address to the one that a link proves, ends other pending links, and notifies the old
 * address. The membership and its e-mails move along; purchases stay with their address. False when the link is no
 * longer valid or the address is taken.
 */
export async function changeAddress(
  { db, jobs }: { readonly db: Kysely<Database>; readonly jobs: Jobs },
  link: FoundLink,
): Promise<boolean> {
  const { customerId, email } = link;
  if (customerId === null) return false;
  return db.transaction().execute(async (transaction) => {
    const owner = await transaction
      .selectFrom("customer")
      .select(["email", "first_name"])
      .where("id", "=", customerId)
      .forUpdate()
      .executeTakeFirst();
    if (owner === undefined || !(await useLink(transaction, link))) return false;
    const { numUpdatedRows } = await transaction
      .updateTable("customer")
      .set({ email })
      .where("id", "=", customerId)
      .where(sql<boolean>`NOT EXISTS (SELECT FROM customer other WHERE other.email = ${email})`)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await sql`UPDATE club_application SET email = ${email} WHERE email = ${owner.email}
      AND NOT EXISTS (SELECT FROM club_application other WHERE other.email = ${email})`.execute(transaction);
    // A reader of the old mailbox may have a link that was sent there.
    await endLinks(transaction, { customerId, email: owner.email });
    await queueAccountEmail(transaction, jobs, { kind: "told-address", ...owner, customer_id: customerId });
    return true;
  });
}
