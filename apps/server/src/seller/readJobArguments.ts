import * as z from "zod";
import { type JobName, jobNames } from "../jobs/Jobs.ts";
import { parseArguments } from "../commands/parseArguments.ts";

/** A command about failed jobs. */
export type JobCommand =
  | { readonly task: "list"; readonly job: JobName | null }
  | { readonly task: "again"; readonly ids: readonly string[] }
  | { readonly task: "again"; readonly job: JobName };

/** The usage of the command. */
export const jobUsage = `npm run jobs -- list [--job <name>]
npm run jobs -- again <id …>
npm run jobs -- again --job <name>`;

const options = { job: { type: "string" } } as const;
const idsSchema = z.array(z.uuid());

/** Parses a command about jobs; throws an error with the usage. */
export function readJobArguments(args: readonly string[]): JobCommand {
  const usage = new Error(`Usage: ${jobUsage}`);
  const parsed = parseArguments(args, options, usage);
  const [word = "", ...names] = parsed.positionals;
  const { job: givenName } = parsed.values;
  const job = givenName === undefined ? null : jobNames.find((name) => name === givenName);
  if (job === undefined) throw new Error(`There is no job ${givenName}. There are: ${jobNames.join(", ")}.`);
  if (word === "list" && names.length === 0) return { task: "list", job };
  if (word !== "again" || (job === null) !== names.length > 0) throw usage;
  if (job !== null) return { task: "again", job };
  const ids = idsSchema.safeParse(names);
  if (!ids.success) throw usage;
  return { task: "again", ids: ids.data };
}
