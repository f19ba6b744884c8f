import type { ColumnKind, ExportColumn } from "./exportedTables.ts";

/** A row as the database gives it. */
export type ExportRow = Readonly<Record<string, unknown>>;

/** What an export is written as. */
export type ExportFormat = "csv" | "jsonl";

const kronorOf = (ore: unknown): string => (Number(ore) / 100).toFixed(2);

const textOf = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean"
    ? String(value)
    : JSON.stringify(value);

/** A text that a spreadsheet would take for a formula begins with an apostrophe, which it shows as a text. */
const harmless = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

function csvCell(value: unknown, kind: ColumnKind): string {
  if (value === null || value === undefined) return "";
  if (kind === "kronor") return kronorOf(value);
  if (value instanceof Date) return value.toISOString();
  return quoted(kind === "text" ? harmless(textOf(value)) : textOf(value));
}

function jsonValue(value: unknown, kind: ColumnKind): unknown {
  if (value === null || value === undefined) return null;
  if (kind === "kronor") return Number(kronorOf(value));
  return value instanceof Date ? value.toISOString() : value;
}

/** The first line of an export: the names of the columns in CSV, by RFC 4180; none in JSON Lines. */
export const firstLine = (columns: readonly ExportColumn[], format: ExportFormat): string =>
  format === "csv" ? `${columns.map(({ name }) => name).join(",")}\r\n` : "";

/** One line of an export. */
export function writeRow(columns: readonly ExportColumn[], row: ExportRow, format: ExportFormat): string {
  if (format === "csv") return `${columns.map(({ name, kind }) => csvCell(row[name], kind)).join(",")}\r\n`;
  const entries = columns.map(({ name, kind }) => [name, jsonValue(row[name], kind)] as const);
  return `${JSON.stringify(Object.fromEntries(entries))}\n`;
}
