import { CsvError, parse } from "csv-parse/sync";
import { parsePostalCode } from "@torg/format";
import * as z from "zod";
import type { FileProblem, ReadFile } from "../FileProblem.ts";
import { wordsSchema } from "../schema/values.ts";

const columns = ["id", "name", "address", "postalCode", "city", "latitude", "longitude"] as const;

const degrees = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .transform(Number)
    .refine((value) => Math.abs(value) <= most);

const pointSchema = z.object({
  id: wordsSchema,
  name: wordsSchema,
  address: z.string().trim().default(""),
  postalCode: z.string().refine((text) => parsePostalCode(text).ok),
  city: wordsSchema,
  latitude: degrees(90),
  longitude: degrees(180),
});

/** A service point in `service-points.csv`; latitude and longitude in degrees. */
export type ServicePointFile = z.output<typeof pointSchema>;

const rowSchema = z.object({ record: z.record(z.string(), z.string()), info: z.object({ lines: z.int() }) });

/** The rows of the table by column name, with their lines; throws a `CsvError` if the text is not valid CSV. */
function readRows(text: string) {
  const rows: unknown = parse(text, { columns: true, bom: true, info: true, skip_empty_lines: true, trim: true });
  return z.array(rowSchema).parse(rows);
}

/** Reads the shop's own list of service points: CSV with a header row and unique points. */
export function readServicePoints(file: string, text: string): ReadFile<readonly ServicePointFile[]> {
  const at = (line: number, problem: string): FileProblem => ({ file, line, column: 1, text: problem });
  try {
    const seen = new Set<string>();
    const read = readRows(text).map(({ record, info: { lines: line } }) => {
      const { success, data, error } = pointSchema.safeParse(record);
      if (!success) {
        const column = String(error.issues[0]?.path[0] ?? "");
        return at(line, `${column} is missing or wrong. Columns: ${columns.join(", ")}.`);
      }
      if (seen.has(data.id)) return at(line, `The point "${data.id}" stands there twice.`);
      seen.add(data.id);
      return data;
    });
    const problems = read.filter((point) => "text" in point);
    return problems.length > 0 ? { ok: false, problems } : { ok: true, value: read.filter((point) => "id" in point) };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { ok: false, problems: [at(Number(error["lines"] ?? 1), `This is no CSV: ${error.message}.`)] };
  }
}
