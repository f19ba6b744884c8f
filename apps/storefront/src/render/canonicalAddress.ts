import { filterPath, searchPath, shopAddresses } from "@torg/format/addresses";
import type { PageName } from "@torg/pages/contract";

const findable: readonly PageName[] = [
  "home",
  "listing",
  "product",
  "brands",
  "stores",
  "store",
  "content",
  "campaign",
];

/** The data of a page that its canonical address depends on. */
export interface FoundPage {
  readonly page: PageName;
  readonly filters?: { readonly page?: number | undefined };
  /** The product's parent, if it is a variant. */
  readonly product?: { readonly parentId: number | null };
  /** Whether it is the page of a campaign that does not run. */
  readonly isOver?: boolean;
}

/**
 * The canonical address of a page: without its query except the page number, so that page 2 of a listing is not taken
 * for page 1; a variant has its parent's. Null for personal pages, for campaigns that do not run, and for searches and
 * filtered listings, which are endless.
 */
export function canonicalAddress(origin: string, path: string, page: FoundPage): string | null {
  if (!findable.includes(page.page) || page.isOver === true) return null;
  const parentId = page.product?.parentId ?? null;
  const address = new URL(parentId === null ? path : shopAddresses.product(parentId), origin);
  if ([searchPath, filterPath].some((endless) => address.pathname.startsWith(endless))) return null;
  // Not the page number of the address: a page beyond the last shows the last.
  const number = page.filters?.page ?? 1;
  address.search = number > 1 ? `page=${number}` : "";
  address.hash = "";
  return address.href;
}
