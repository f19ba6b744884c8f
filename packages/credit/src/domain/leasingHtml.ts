/** Gives what a leasing widget shows, or null where the lender failed or sent nothing. */
export function leasingHtml(html: string | null): string | null {
  const trimmed = html?.trim() ?? "";
  return trimmed === "" ? null : trimmed;
}
