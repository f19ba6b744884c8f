import * as z from "zod";
import { startOfDay } from "../shopFile/writing/startOfDay.ts";
import { type Scope, scopes } from "./programToken.ts";
import { parseArguments } from "../commands/parseArguments.ts";

/** A command about tokens of programs. */
export type TokenCommand =
  | { readonly task: "list" }
  | { readonly task: "create"; readonly name: string; readonly scopes: readonly Scope[]; readonly expires: Date | null }
  | { readonly task: "revoke"; readonly id: number };

/** The usage of the command. */
export const tokenUsage = `npm run token -- list
npm run token -- create <name> --scope <${scopes.join(",")}> [--expires <day>]
npm run token -- revoke <id>`;

const options = { scope: { type: "string" }, expires: { type: "string" } } as const;

const valuesSchema = z
  .strictObject({
    scope: z
      .string()
      .transform((text) => text.split(","))
      .pipe(z.array(z.enum(scopes)).min(1)),
    expires: z.iso.date(),
  })
  .partial();

/** Parses a command about tokens; a token is valid until the end of its last day. Throws an error with the usage. */
export function readTokenArguments(args: readonly string[]): TokenCommand {
  const usage = new Error(`Usage: ${tokenUsage}`);
  const parsed = parseArguments(args, options, usage);
  const [word, name = "", ...more] = parsed.positionals;
  const values = valuesSchema.safeParse(parsed.values);
  if (!values.success || more.length > 0) throw usage;
  const { scope, expires } = values.data;
  if (word === "create" && name !== "" && scope !== undefined) {
    const until = expires === undefined ? null : new Date(startOfDay(expires, 1));
    return { task: "create", name, scopes: [...new Set(scope)], expires: until };
  }
  if (scope !== undefined || expires !== undefined) throw usage;
  if (word === "list" && name === "") return { task: "list" };
  if (word === "revoke" && /^[1-9]\d{0,14}$/.test(name)) return { task: "revoke", id: Number(name) };
  throw usage;
}
