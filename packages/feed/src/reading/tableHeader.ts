import { carriedParts, linksCarried, repeatedCarried } from "../rules/product/passthroughAttributes.ts";
import { repeatedDisclosures } from "../rules/disclosure/disclosureAttributes.ts";
import type { RawValue } from "./rawItem.ts";
import { splitLinks, splitParts, splitValues } from "./splitCell.ts";

/** A column of a table: the attribute it holds and how its cells are read. */
export interface TableColumn {
  readonly attribute: string;
  readonly read: (cell: string) => RawValue[];
}

/** Sub-attributes in order, for headers that do not name them. */
const partNames: ReadonlyMap<string, readonly string[]> = new Map([
  ["product_detail", ["section_name", "attribute_name", "attribute_value"]],
  ["certification", ["certification_authority", "certification_name", "certification_code", "certification_value"]],
  ["installment", ["months", "amount", "downpayment", "credit_type"]],
  ["shipping", ["country", "region", "service", "price"]],
  ...carriedParts,
]);
const repeated: ReadonlySet<string> = new Set([
  "product_highlight",
  "product_type",
  ...repeatedDisclosures,
  ...repeatedCarried,
]);
const links: ReadonlySet<string> = new Set(["additional_image_link", ...linksCarried]);

const text = (value: string): RawValue => ({ text: value, parts: null });

function toParts(names: readonly string[], values: readonly string[]): Record<string, string> {
  const [name, ...rest] = names;
  // A detail of two parts has no section.
  const shifted = name === "section_name" && values.length === 2 ? rest : names;
  return Object.fromEntries(shifted.map((part, index) => [part, values[index] ?? ""]));
}

function readerOf(attribute: string, parts: readonly string[] | undefined): TableColumn["read"] {
  if (parts !== undefined) {
    return (cell) => splitParts(cell).map((values) => ({ text: values.join(":"), parts: toParts(parts, values) }));
  }
  if (links.has(attribute)) return (cell) => splitLinks(cell).map(text);
  return repeated.has(attribute) ? (cell) => splitValues(cell).map(text) : (cell) => [text(cell)];
}

/** Longer headers are ignored. */
const maxName = 300;

/**
 * Parses one header cell: case, spaces, hyphens, a prefix `g:` or `pj:` and sub-attributes in brackets are normalized.
 */
export function readHeader(header: string): TableColumn {
  if (header.length > maxName) return { attribute: "", read: () => [] };
  const [, name = "", brackets] = /^\ufeff?\s*"?([^("]*?)"?\s*(?:\(([^)]*)\))?\s*"?\s*$/u.exec(header) ?? [];
  const attribute = name
    .trim()
    .toLowerCase()
    .replace(/^(?:g|pj)[:_]/u, "")
    .replaceAll(/[\s-]+/gu, "_");
  const spelled = brackets?.split(":").map((part) =>
    part
      .trim()
      .toLowerCase()
      .replaceAll(/[\s-]+/gu, "_"),
  );
  return { attribute, read: readerOf(attribute, spelled ?? partNames.get(attribute)) };
}

const delimiters = ["\t", "|", "~", ";", ","];

/** Detects the delimiter of a header line; null when there is none. */
export function findDelimiter(line: string): string | null {
  const unquoted = line.replaceAll(/"[^"]*["]/gu, "");
  // Unclosed brackets would make the pattern below scan the rest again and again.
  const closed = unquoted.lastIndexOf(")") + 1;
  const outside = unquoted.slice(0, closed).replaceAll(/\([^)]*\)/gu, "") + unquoted.slice(closed);
  const counts = delimiters.map((delimiter) => ({ delimiter, count: outside.split(delimiter).length - 1 }));
  const best = counts.reduce((one, other) => (other.count > one.count ? other : one));
  return best.count === 0 ? null : best.delimiter;
}
