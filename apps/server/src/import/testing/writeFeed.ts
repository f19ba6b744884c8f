/** An item as a test writes it: attribute -> one or several texts, and details. */
export interface WrittenItem {
  readonly [attribute: string]: string | readonly string[] | readonly WrittenDetail[];
}

export interface WrittenDetail {
  readonly section: string;
  readonly name: string;
  readonly value: string;
}

const escape = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll("\r", "&#13;");

const listOf = (value: WrittenItem[string]): readonly (string | WrittenDetail)[] =>
  typeof value === "string" ? [value] : [...value];

function element(name: string, value: string | WrittenDetail): string {
  if (typeof value === "string") return `<g:${name}>${escape(value)}</g:${name}>`;
  const parts = `<g:section_name>${escape(value.section)}</g:section_name><g:attribute_name>${escape(value.name)}</g:attribute_name><g:attribute_value>${escape(value.value)}</g:attribute_value>`;
  return `<g:${name}>${parts}</g:${name}>`;
}

/** Writes items as an RSS feed. */
export function writeXml(items: readonly WrittenItem[], encoding = "UTF-8"): string {
  const body = items.map(
    (item) =>
      `<item>\n${Object.entries(item)
        .flatMap(([name, value]) => listOf(value).map((one) => element(name, one)))
        .join("\n")}\n</item>`,
  );
  return `<?xml version="1.0" encoding="${encoding}"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>Test</title>\n${body.join("\n")}\n</channel></rss>\n`;
}

const quotePart = (text: string): string => (/[,:"\\]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

function cell(value: WrittenItem[string] | undefined): string {
  if (value === undefined) return "";
  const text =
    typeof value === "string"
      ? value
      : listOf(value)
          .map((one) =>
            typeof one === "string" ? quotePart(one) : [one.section, one.name, one.value].map(quotePart).join(":"),
          )
          .join(",");
  return /["\t\r\n,;|~]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Writes items as a table. */
export function writeTable(items: readonly WrittenItem[], delimiter = "\t"): string {
  const names = [...new Set(items.flatMap((item) => Object.keys(item)))];
  return (
    [names.join(delimiter), ...items.map((item) => names.map((name) => cell(item[name])).join(delimiter))].join("\n") +
    "\n"
  );
}
