import * as z from "zod";
import { startOfDay } from "../shopFile/writing/startOfDay.ts";
import { exportedTables, type ExportedTable, type ExportName } from "./exportedTables.ts";
import type { ExportRequest } from "./exportLines.ts";
import { exportFormats } from "./writeRows.ts";
import { parseArguments } from "../commands/parseArguments.ts";

/** The usage of the command. */
export const exportUsage = `npm run --silent export -- ${Object.keys(exportedTables).join(" | ")} [--from <day>] [--to <day>] [--format ${exportFormats.join(" | ")}]`;

const options = { from: { type: "string" }, to: { type: "string" }, format: { type: "string" } } as const;

const valuesSchema = z.strictObject({ from: z.iso.date(), to: z.iso.date(), format: z.enum(exportFormats) }).partial();

const isName = (name: string): name is ExportName => Object.hasOwn(exportedTables, name);

/** Parses an export command; days are Swedish and inclusive. Throws an error with the usage. */
export function readExportArguments(args: readonly string[]): ExportRequest {
  const usage = new Error(`Usage: ${exportUsage}`);
  const parsed = parseArguments(args, options, usage);
  const [name = "", ...more] = parsed.positionals;
  const values = valuesSchema.safeParse(parsed.values);
  if (!values.success || !isName(name) || more.length > 0) throw usage;
  const { from, to, format = "csv" } = values.data;
  const { moment }: ExportedTable = exportedTables[name];
  if (moment === null && (from ?? to) !== undefined)
    throw new Error(`${name} are exported as they stand: no --from or --to.`);
  return {
    name,
    format,
    from: from === undefined ? null : new Date(startOfDay(from, 0)),
    until: to === undefined ? null : new Date(startOfDay(to, 1)),
  };
}
