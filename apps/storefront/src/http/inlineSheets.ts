import type { BuiltSheets } from "../assets/builtSheets.ts";
import { pageMarks } from "../awake/pageMarks.ts";

const linked = /<link rel="stylesheet" href="([^"]*)"[^>]*>/g;
const dialogSheet = /(<html[^>]* data-asks=")([^"]+)"/;

/** Divides a document before the end of its head; a text without one has no head. */
function divide(html: string): { readonly head: string; readonly rest: string } {
  const end = Math.max(html.indexOf("</head>"), 0);
  return { head: html.slice(0, end), rest: html.slice(end) };
}

/** Whether a document opens the consent dialog for visitors who have never chosen. */
export const asksForConsent = (html: string): boolean => dialogSheet.test(divide(html).head);

/** The hashes of the style sheets that `inlineSheets` puts into a document, by which its policy must allow them. */
export function inlinedHashes(html: string, sheets: BuiltSheets): readonly string[] {
  const { head } = divide(html);
  const addresses = [...[...head.matchAll(linked)].map(([, address]) => address), dialogSheet.exec(head)?.[2]];
  return addresses.flatMap((address = "") => sheets.get(address)?.hash ?? []);
}

/**
 * Puts the built style sheets of a document's head into the document, and the consent dialog's where it is asked for,
 * so that its first paint waits for no other file. Sheets that are not of the build stay links.
 */
export function inlineSheets(html: string, sheets: BuiltSheets): string {
  const { head, rest } = divide(html);
  const styleAt = (address: string): string | null => {
    const sheet = sheets.get(address);
    return sheet === undefined
      ? null
      : `<style data-wire="${pageMarks.inlinedSheet}" data-href="${address}">${sheet.css}</style>`;
  };
  const dialog = dialogSheet.exec(head)?.[2] ?? "";
  const styled = head.replace(linked, (link, address: string) => styleAt(address) ?? link);
  const dialogStyle = styleAt(dialog);
  if (dialogStyle === null) return styled + rest;
  return styled.replace(dialogSheet, '$1"') + dialogStyle + rest.replace(` data-styles="${dialog}"`, "");
}
