import type { PageData } from "@torg/pages/contract";
import type { StoredMessage } from "../database/tables/checkoutTables.ts";
import type { MovedPage } from "./PageInput.ts";

type Common = "title" | "layout" | "messages" | "flash";
type WithoutCommon<Page> = Page extends unknown ? Omit<Page, Common> & { readonly heading?: string } : never;

/** A page without the data common to all pages, with the words of its title. */
export interface PageBody {
  readonly heading: string;
  /** The whole title, where it is not the heading and the shop's name. */
  readonly title?: string;
  readonly body: WithoutCommon<PageData>;
  /** Whether the page itself says that nothing is at the address. */
  readonly isMissing?: boolean;
  /** Messages of this page only, in addition to stored ones. */
  readonly messages?: readonly StoredMessage[];
}

/** The result of an address; null = not found. */
export type FoundPage = PageBody | MovedPage | null;
