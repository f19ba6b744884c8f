import type { PageData } from "@torg/pages/contract";
import type { StoredMessage } from "../database/tables/checkoutTables.ts";
import type { MovedPage } from "./PageInput.ts";

type Common = "title" | "layout" | "messages" | "flash";
type WithoutCommon<Page> = Page extends unknown ? Omit<Page, Common> & { readonly heading?: string } : never;

/** A page without what all pages have in common, and the words for its title. */
export interface PageBody {
  readonly heading: string;
  /** The whole title, where it is not the heading with the name of the shop. */
  readonly title?: string;
  readonly body: WithoutCommon<PageData>;
  /** Whether it says that there is nothing at the address, in its own words. */
  readonly isMissing?: boolean;
  /** What only this page says, beside what was kept for it. */
  readonly messages?: readonly StoredMessage[];
}

/** What an address leads to; null = nothing. */
export type FoundPage = PageBody | MovedPage | null;
