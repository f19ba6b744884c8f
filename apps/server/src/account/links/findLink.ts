import { type AccountLinkKind, accountLinkKinds, isLinkOpen } from "@torg/account/domain";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../database/Database.ts";
import { isNotification } from "../emails/accountEmail.ts";
import { secretHash } from "../../secrets/secretHash.ts";

/** A valid link. */
export interface FoundLink {
  readonly id: number;
  readonly kind: AccountLinkKind;
  /** The address it was sent to, which it proves. */
  readonly email: string;
  /** The account; null when one is to be opened. */
  readonly customerId: number | null;
  readonly firstName: string;
  readonly lastName: string;
}

const tokenForm = /^[0-9a-f]{64}$/;

/** Finds a link by its token; null when it is not, or no longer, valid. */
export async function findLink(db: Kysely<Database>, token: string): Promise<FoundLink | null> {
  if (!tokenForm.test(token)) return null;
  const row = await db
    .selectFrom("account_letter")
    .select(["id", "kind", "email", "customer_id", "first_name", "last_name", "linked_at", "used_at"])
    .select(sql<Date>`now()`.as("now"))
    .where("token_hash", "=", secretHash(token))
    .executeTakeFirst();
  if (row === undefined || row.linked_at === null) return null;
  const { kind, linked_at: made, used_at: used, now } = row;
  if (isNotification(kind)) return null;
  const times = { madeAt: made.getTime(), usedAt: used?.getTime() ?? null };
  if (!isLinkOpen(kind, times, now.getTime())) return null;
  const { id, email, customer_id: customerId, first_name: firstName, last_name: lastName } = row;
  return { id, kind, email, customerId, firstName, lastName };
}

/** Uses a link up, in the transaction of its action; false when another call was first. */
export async function useLink(db: Kysely<Database>, { id }: FoundLink): Promise<boolean> {
  const used = await db
    .updateTable("account_letter")
    .set({ used_at: sql`now()` })
    .where("id", "=", id)
    .where("used_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return used !== undefined;
}

/**
 * Ends all links of an account and a mailbox, in the transaction that changes who may open it: sent ones become
 * invalid, and pending ones are not sent.
 */
export async function endLinks(
  db: Kysely<Database>,
  { customerId, email }: { readonly customerId: number; readonly email: string },
): Promise<void> {
  await db
    .updateTable("account_letter")
    .set({ used_at: sql`now()` })
    .where("used_at", "is", null)
    .where("kind", "in", accountLinkKinds)
    .where((eb) => eb.or([eb("email", "=", email), eb("customer_id", "=", customerId)]))
    .execute();
}
