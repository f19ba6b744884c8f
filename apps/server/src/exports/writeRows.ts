import type { ColumnKind, ExportColumn } from "./exportedTables.ts";

/** A row from the database. */
export type ExportRow = Readonly<Record<string, unknown>>;

/** The formats of an export. */
export const exportFormats = ["csv", "excel", "jsonl"] as const;

/** The format of an export. */
export type ExportFormat = (typeof exportFormats)[number];

/** The format that a program expects of a table. */
interface Dialect {
  /** The byte order mark, if any. */
  readonly mark: string;
  readonly separator: string;
  readonly decimals: string;
  readonly momentOf: (moment: Date) => string;
  readonly textOf: (text: string) => string;
}

const isFormula = (text: string): boolean => /^[=+\-@\t\r]/.test(text);

/** Prefixes an apostrophe to a text that a spreadsheet would run as a formula. */
const harmless = (text: string): string => (isFormula(text) ? `'${text}` : text);

/** The maximum length of a text literal in an Excel formula. */
const maxLiteralLength = 255;

/** Whether Excel would convert a text: to a formula, a date, or a number without its leading zeros or last digits. */
const isMisread = (text: string): boolean => isFormula(text) || (/^\d/.test(text) && !/^[1-9]\d{0,10}$/.test(text));

/** Wraps a text that Excel would convert in a formula that gives this text; too long texts are only made harmless. */
const safeText = (text: string): string =>
  isMisread(text) && text.length <= maxLiteralLength && !/[\r\n]/.test(text)
    ? `="${text.replaceAll('"', '""')}"`
    : harmless(text);

const swedish = new Intl.DateTimeFormat("sv-SE", {
  dateStyle: "short",
  timeStyle: "medium",
  timeZone: "Europe/Stockholm",
});

const dialects: Readonly<Record<Exclude<ExportFormat, "jsonl">, Dialect>> = {
  csv: { mark: "", separator: ",", decimals: ".", momentOf: (moment) => moment.toISOString(), textOf: harmless },
  // Without the mark Excel reads UTF-8 as Windows-1252; in Sweden it separates columns by semicolons only.
  excel: {
    mark: "\uFEFF",
    separator: ";",
    decimals: ",",
    momentOf: (moment) => swedish.format(moment),
    textOf: safeText,
  },
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

/** The first line of an export: the column names in CSV, by RFC 4180; none in JSON Lines. */
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
