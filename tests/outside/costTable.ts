import { costOf, type Packed, type PartCost, partNames, sheetCosts } from "./partCosts.ts";

const kilo = (bytes: number): string => (bytes / 1000).toFixed(1);
const cells = ({ gzip, brotli }: Packed): string => `${kilo(gzip)} | ${kilo(brotli)}`;

function row({ name, script, styles, later }: PartCost): string {
  const note = later === null ? "" : ` (and ${kilo(later.gzip)} when it is used)`;
  return `| ${name}${note} | ${cells(script)} | ${cells(styles)} |`;
}

/** The cost of every part alone, sorted by name. */
export async function partCosts(): Promise<readonly PartCost[]> {
  const costs: PartCost[] = [];
  for (const name of await partNames()) {
    costs.push(name === "Icon" ? await costOf("Icon", ["Icon", "cartIcon"]) : await costOf(name));
  }
  return costs;
}

/** The table of the README. */
export async function costTable(costs: readonly PartCost[]): Promise<string> {
  const { base, all } = await sheetCosts();
  return [
    "| part | script, gzip | brotli | styles, gzip | brotli |",
    "|---|--:|--:|--:|--:|",
    ...costs.map(row),
    `| tokens and base styles | | | ${cells(base)} |`,
    `| styles of all parts, tokens and base | | | ${cells(all)} |`,
  ].join("\n");
}

const begin = "<!-- costs: written by `npm run costs -- --update` -->";
const end = "<!-- /costs -->";

/** The text between the two marks of the table; empty if they are missing. */
export function tableIn(text: string): string {
  const [, after = ""] = text.split(begin);
  return after.split(end)[0]?.trim() ?? "";
}

/** Replaces the table between the marks. */
export function withTable(text: string, table: string): string {
  const [before = "", after = ""] = text.split(begin);
  return `${before}${begin}\n${table}\n${end}${after.split(end)[1] ?? ""}`;
}
