import type { Kysely } from "kysely";
import type { Database } from "../database/Database.ts";
import { createToken, listTokens, revokeToken } from "./programToken.ts";
import type { TokenCommand } from "./readTokenArguments.ts";

/** Runs a command about tokens and gives its output. Rejects with the reason in words. */
export async function runTokenCommand(db: Kysely<Database>, command: TokenCommand): Promise<unknown> {
  if (command.task === "list") return listTokens(db);
  if (command.task === "create") {
    if (command.expires !== null && command.expires <= new Date())
      throw new Error("The last day of the token is over.");
    return createToken(db, command);
  }
  if (!(await revokeToken(db, command.id))) throw new Error("There is no such token that still holds.");
  return { revoked: command.id };
}
