import type { PageName } from "@torg/pages/contract";

const findable: readonly PageName[] = ["home", "listing", "product", "brands", "stores", "store", "content"];

/**
 * The address under which a page should be found: without its query, but with the page number, so that page 2 of a
 * listing is not taken for page 1. Null for personal pages, and for searches and filtered listings, which are endless.
 */
export function canonicalAddress(origin: string, path: string, page: PageName): string | null {
  if (!findable.includes(page)) return null;
  const address = new URL(path, origin);
  if (address.pathname.startsWith("/produkter/sok") || address.pathname.startsWith("/produkter/filtrera")) return null;
  const number = address.searchParams.get("page");
  address.search = number !== null && /^[2-9]$|^[1-9]\d+$/.test(number) ? `page=${number}` : "";
  address.hash = "";
  return address.href;
}
