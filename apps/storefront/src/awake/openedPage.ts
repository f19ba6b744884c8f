import { oncePerPage } from "@torg/islands";
import type { ShopSettings } from "@torg/navigation/contract";
import { type PageData, pageDataPath } from "@torg/pages/contract";
import { currentPath } from "./currentPath.ts";

/** The data that a document was rendered from. */
export interface OpenedPage {
  readonly settings: ShopSettings;
  readonly page: PageData;
}

/**
 * Fetches, once, the data that this document was rendered from, instead of carrying a second copy in the markup. The
 * storefront's own server has checked it against the contract. Rejects when there is none, for instance because the
 * address has moved since; the page then keeps working as links and forms.
 */
export const openedPage: () => Promise<OpenedPage> = oncePerPage(async () => {
  const address = `${pageDataPath}?${new URLSearchParams({ path: currentPath() })}`;
  const answer = await fetch(address, { headers: { accept: "application/json" }, credentials: "same-origin" });
  if (!answer.ok) throw new Error(`The data of the page answered ${answer.status}.`);
  const opened: OpenedPage = await answer.json();
  return opened;
});

type PageOf<K extends PageData["page"]> = Extract<PageData, { readonly page: K }>;

const isOf = <K extends PageData["page"]>(page: PageData, kind: K): page is PageOf<K> => page.page === kind;

/** The same, for one kind of page. Rejects when the data are of another kind. */
export async function openedAs<K extends PageData["page"]>(
  kind: K,
): Promise<{ readonly settings: ShopSettings; readonly page: PageOf<K> }> {
  const { settings, page } = await openedPage();
  if (!isOf(page, kind)) throw new Error(`The data are of the page ${page.page}, not ${kind}.`);
  return { settings, page };
}
