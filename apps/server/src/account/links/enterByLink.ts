import type { Transaction } from "kysely";
import type { Database } from "../../database/Database.ts";
import type { Entrance } from "../logins/enterAccount.ts";
import { holdAccount } from "../heldAccount.ts";
import { type FoundLink, useLink } from "./findLink.ts";

/** Uses up a link that logs in, and gives its account; null when it opens none any more. */
export async function enterByLink(db: Transaction<Database>, link: FoundLink): Promise<Entrance> {
  const { customerId } = link;
  if (customerId === null) return null;
  // Locked first: another password ends all links of the account.
  await holdAccount(db, customerId);
  return (await useLink(db, link)) ? { customerId } : null;
}
