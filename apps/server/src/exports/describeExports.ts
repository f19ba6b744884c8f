import { type ColumnKind, exportedTables, type ExportedTable } from "./exportedTables.ts";

const intro = `# Export

\`\`\`
torg-shop export <what> [--from <day>] [--to <day>] [--format csv | excel | jsonl] > file
\`\`\`

writes what the shop holds to its output, by npm \`npm run --silent export --\`, which without \`--silent\` says first what it runs. It runs beside a shop that sells, tells how everything stood when it began, and holds only some rows at a time. \`--from\` and \`--to\` are Swedish days, both included.

CSV is as RFC 4180 says: commas, lines that end with CR and LF, names of columns first, UTF-8. A text that a spreadsheet would take for a formula (one that begins with \`=\`, \`+\`, \`-\`, \`@\`, a tab or CR) has an apostrophe in front. With \`--format excel\` it is what a Swedish Excel opens by a double click: semicolons, a comma before decimals, Swedish times without a zone, and a mark at the beginning by which it reads UTF-8. A text that Excel would take for a formula, a day or a number that it rounds (\`0701234567\`, the digits of a GTIN) is written as \`="0701234567"\`, which it shows as it was.

JSON Lines holds one object a line and leaves texts as they are. Kronor have two decimals, moments are ISO times in UTC, and what is missing is empty, or \`null\`. Identity numbers are in no export.

This page is made from the definition that exports are made by.`;

const kinds: Readonly<Record<ColumnKind, string>> = {
  text: "text",
  number: "whole number",
  kronor: "kronor",
  moment: "moment",
  flag: "`true` or `false`",
};

function section([name, { says, columns, moment }]: readonly [string, ExportedTable]): string {
  const period = moment === null ? "" : "; `--from` and `--to` ask for some of them";
  const rows = columns.map((column) => `| \`${column.name}\` | ${kinds[column.kind]} | ${column.says ?? ""} |`);
  return [`## ${name}`, "", `${says}${period}`, "", "| column | is | says |", "|---|---|---|", ...rows].join("\n");
}

/** Generates the documentation page about exports, in Markdown. */
export function describeExports(): string {
  return `${[intro, ...Object.entries(exportedTables).map(section)].join("\n\n")}\n`;
}
