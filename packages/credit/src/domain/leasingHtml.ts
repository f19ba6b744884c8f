/** Returns the HTML of a leasing widget, or null if the lender failed or sent nothing. */
export function leasingHtml(html: string | null): string | null {
  const trimmed = html?.trim() ?? "";
  return trimmed === "" ? null : trimmed;
}
