import { accountEmailContent, accountLinkMinutes } from "@torg/account/domain";
import { pageAddress } from "@torg/pages/contract";
import { type Kysely, type Selectable, sql } from "kysely";
import { randomBytes } from "node:crypto";
import type { Database } from "../../database/Database.ts";
import type { AccountEmailTable } from "../../database/tables/serviceTables.ts";
import type { Mailer } from "../../mail/createMailer.ts";
import { readSettings } from "../../settings/readSettings.ts";
import { type AccountEmail, accountEmail, isNotification } from "./accountEmail.ts";
import { secretHash } from "../../secrets/secretHash.ts";

/** The services for sending an e-mail about an account. */
export interface AccountEmailContext {
  readonly db: Kysely<Database>;
  readonly mailer: Mailer;
  /** The shop's own address. */
  readonly publicUrl: string;
}

type Row = Pick<Selectable<AccountEmailTable>, "kind" | "email" | "customer_id" | "first_name" | "asked_at">;

/** Gives the e-mail a new link, so that after retries only the last one is valid; returns its address. */
async function linkOf({ db, publicUrl }: AccountEmailContext, id: number, customerId: number | null): Promise<string> {
  const token = randomBytes(32).toString("hex");
  await db
    .updateTable("account_letter")
    .set({ token_hash: secretHash(token), linked_at: sql`now()`, customer_id: customerId })
    .where("id", "=", id)
    .execute();
  return `${publicUrl}${pageAddress("accountLink", token)}`;
}

/**
 * The content of the e-mail; null when none is sent: the address is unknown, or the link would already have expired.
 */
async function composeEmail(context: AccountEmailContext, id: number, row: Row): Promise<AccountEmail | null> {
  if (isNotification(row.kind)) return { says: row.kind };
  if (Date.now() - row.asked_at.getTime() > accountLinkMinutes[row.kind] * 60_000) return null;
  const { db, publicUrl } = context;
  const owner = await db.selectFrom("customer").select("id").where("email", "=", row.email).executeTakeFirst();
  const outcome = accountEmailContent(row.kind, owner !== undefined);
  if (outcome === null) return null;
  if (outcome === "has-account") return { says: "has-account", address: `${publicUrl}${pageAddress("accountHelp")}` };
  const customerId = row.kind === "address" ? row.customer_id : (owner?.id ?? null);
  return { says: row.kind, address: await linkOf(context, id, customerId), minutes: accountLinkMinutes[row.kind] };
}

/**
 * Sends an e-mail about an account. A request that may not get a link gets no e-mail and no notice of that; expired
 * requests are dropped.
 */
export async function sendAccountEmail(context: AccountEmailContext, id: number): Promise<void> {
  const { db, mailer } = context;
  const row = await db
    .selectFrom("account_letter")
    .select(["kind", "email", "customer_id", "first_name", "asked_at"])
    .where("id", "=", id)
    .where("used_at", "is", null)
    .executeTakeFirst();
  if (row === undefined) return;
  const content = await composeEmail(context, id, row);
  if (content !== null) {
    const { shopName, company } = await readSettings(db);
    const shop = { shopName, contacts: [company.email, company.phone].filter((contact) => contact !== "") };
    await mailer.send(accountEmail({ email: row.email, firstName: row.first_name }, content, shop));
  }
  if (content === null || !("minutes" in content)) await db.deleteFrom("account_letter").where("id", "=", id).execute();
}
