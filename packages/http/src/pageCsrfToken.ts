declare const document:
  | { querySelector(selector: string): { getAttribute(name: string): string | null } | null }
  | undefined;

/** Reads the current token from the page's `<meta name="csrf-token">`; null without a page, a tag or a value. */
export function pageCsrfToken(): string | null {
  if (typeof document === "undefined") return null;
  return document.querySelector('meta[name="csrf-token"]')?.getAttribute("content") || null;
}
