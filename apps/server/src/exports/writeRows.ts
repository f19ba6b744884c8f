import type { ColumnKind, ExportColumn } from "./exportedTables.ts";

/** A row as the database gives it. */
export type ExportRow = Readonly<Record<string, unknown>>;

/** What an export can be written as. */
export const exportFormats = ["csv", "excel", "jsonl"] as const;

/** What an export is written as. */
export type ExportFormat = (typeof exportFormats)[number];

/** How one program reads a table. */
interface Dialect {
  /** What a file begins with. */
  readonly mark: string;
  readonly separator: string;
  readonly decimals: string;
  readonly momentOf: (moment: Date) => string;
  readonly textOf: (text: string) => string;
}

const isFormula = (text: string): boolean => /^[=+\-@\t\r]/.test(text);

/** A text that a spreadsheet would take for a formula begins with an apostrophe, which it shows as a text. */
const harmless = (text: string): string => (isFormula(text) ? `'${text}` : text);

/** Signs that a text within a formula may have in Excel. */
const longestLiteral = 255;

/** Whether Excel would make something else of a text: a formula, a day, or a number without its zeros and last digits. */
const isMisread = (text: string): boolean => isFormula(text) || (/^\d/.test(text) && !/^[1-9]\d{0,10}$/.test(text));

/** A text that Excel would misread is a formula that gives just this text; what is too long for one is only harmless. */
const kept = (text: string): string =>
  isMisread(text) && text.length <= longestLiteral && !/[\r\n]/.test(text)
    ? `="${text.replaceAll('"', '""')}"`
    : harmless(text);

const swedish = new Intl.DateTimeFormat("sv-SE", {
  dateStyle: "short",
  timeStyle: "medium",
  timeZone: "Europe/Stockholm",
});

const dialects: Readonly<Record<Exclude<ExportFormat, "jsonl">, Dialect>> = {
  csv: { mark: "", separator: ",", decimals: ".", momentOf: (moment) => moment.toISOString(), textOf: harmless },
  // Without the mark Excel takes UTF-8 for Windows-1252; in Sweden it parts columns at semicolons only.
  excel: { mark: "\uFEFF", separator: ";", decimals: ",", momentOf: (moment) => swedish.format(moment), textOf: kept },
};

const kronorOf = (ore: unknown): string => (Number(ore) / 100).toFixed(2);

const textOf = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean"
    ? String(value)
    : JSON.stringify(value);

const quoted = (text: string, separator: string): string =>
  /["\r\n]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text;

function cell(value: unknown, kind: ColumnKind, dialect: Dialect): string {
  if (value === null || value === undefined) return "";
  if (kind === "kronor") return kronorOf(value).replace(".", dialect.decimals);
  if (value instanceof Date) return dialect.momentOf(value);
  return quoted(kind === "text" ? dialect.textOf(textOf(value)) : textOf(value), dialect.separator);
}

function jsonValue(value: unknown, kind: ColumnKind): unknown {
  if (value === null || value === undefined) return null;
  if (kind === "kronor") return Number(kronorOf(value));
  return value instanceof Date ? value.toISOString() : value;
}

/** The first line of an export: the names of the columns in CSV, by RFC 4180; none in JSON Lines. */
export function firstLine(columns: readonly ExportColumn[], format: ExportFormat): string {
  if (format === "jsonl") return "";
  const { mark, separator } = dialects[format];
  return `${mark}${columns.map(({ name }) => name).join(separator)}\r\n`;
}

/** One line of an export. */
export function writeRow(columns: readonly ExportColumn[], row: ExportRow, format: ExportFormat): string {
  if (format === "jsonl") {
    const entries = columns.map(({ name, kind }) => [name, jsonValue(row[name], kind)] as const);
    return `${JSON.stringify(Object.fromEntries(entries))}\n`;
  }
  const dialect = dialects[format];
  return `${columns.map(({ name, kind }) => cell(row[name], kind, dialect)).join(dialect.separator)}\r\n`;
}
