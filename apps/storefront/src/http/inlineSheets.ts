import type { BuiltSheet, BuiltSheets } from "../assets/builtSheets.ts";

/** A document that contains its style sheets, and the hashes by which its policy must allow them. */
export interface InlinedDocument {
  readonly html: string;
  readonly styleHashes: readonly string[];
}

const linked = /<link rel="stylesheet" href="([^"]*)"[^>]*>/g;
const asked = /(<html[^>]* data-asks=")([^"]+)"/;
const headEnd = "</head>";

/**
 * Puts the built style sheets of a document's head into the document, and the consent dialog's where it is asked for,
 * so that its first paint waits for no other file. Sheets that are not of the build stay links.
 */
export function inlineSheets(html: string, sheets: BuiltSheets): InlinedDocument {
  const end = html.indexOf(headEnd);
  if (end < 0) return { html, styleHashes: [] };
  const styleHashes: string[] = [];
  const styleOf = (address: string, { css, hash }: BuiltSheet): string => {
    styleHashes.push(hash);
    return `<style data-href="${address}">${css}</style>`;
  };
  const head = html.slice(0, end).replace(linked, (link, address: string) => {
    const sheet = sheets.get(address);
    return sheet === undefined ? link : styleOf(address, sheet);
  });
  const dialogAddress = asked.exec(head)?.[2] ?? "";
  const dialog = sheets.get(dialogAddress);
  if (dialog === undefined) return { html: head + html.slice(end), styleHashes };
  return {
    html:
      head.replace(asked, '$1"') +
      styleOf(dialogAddress, dialog) +
      html.slice(end).replace(` data-styles="${dialogAddress}"`, ""),
    styleHashes,
  };
}
