import { type AccountLinkKind, accountLinkKinds, isLinkOpen } from "@torg/account/domain";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../database/Database.ts";
import { isTold } from "./accountMail.ts";
import { linkHash } from "./linkHash.ts";

/** What a link that is still good is for. */
export interface FoundLink {
  readonly id: number;
  readonly kind: AccountLinkKind;
  /** The address that it was sent to, which is proved by it. */
  readonly email: string;
  /** Whose account it is; null where one is to be opened. */
  readonly customerId: number | null;
  readonly firstName: string;
  readonly lastName: string;
}

const tokenForm = /^[0-9a-f]{64}$/;

/** Finds what a link of a letter is for; null when it opens nothing, or nothing any more. */
export async function findLink(db: Kysely<Database>, token: string): Promise<FoundLink | null> {
  if (!tokenForm.test(token)) return null;
  const row = await db
    .selectFrom("account_letter")
    .select(["id", "kind", "email", "customer_id", "first_name", "last_name", "linked_at", "used_at"])
    .select(sql<Date>`now()`.as("now"))
    .where("token_hash", "=", linkHash(token))
    .executeTakeFirst();
  if (row === undefined || row.linked_at === null) return null;
  const { kind, linked_at: made, used_at: used, now } = row;
  if (isTold(kind)) return null;
  const kept = { madeAt: made.getTime(), usedAt: used?.getTime() ?? null };
  if (!isLinkOpen(kind, kept, now.getTime())) return null;
  const { id, email, customer_id: customerId, first_name: firstName, last_name: lastName } = row;
  return { id, kind, email, customerId, firstName, lastName };
}

/** Uses a link up, in the transaction of what it opens; false where somebody else was first. */
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
 * Ends all links of an account and of a mailbox, in the transaction of what changes who may open it: those that were
 * sent open nothing any more, and those that wait are not sent.
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
