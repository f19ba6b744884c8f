import type { LayoutData } from "@torg/navigation/contract";
import { ownPages } from "@torg/navigation/domain";
import type { ReactNode } from "react";

/** Props of `OwnPageLink`. */
export interface OwnPageLinkProps {
  readonly layout: Pick<LayoutData, "aboutPages" | "directPages">;
  /** The path of a page of the shop's own text. */
  readonly path: string;
}

/** Leads to a page of the shop's own text by its heading; nothing where the shop does not show such a page. */
export function OwnPageLink({ layout, path }: OwnPageLinkProps): ReactNode {
  const page = ownPages(layout).find(({ url }) => url === path);
  return page === undefined ? null : <a href={page.url}>{page.heading || page.title}</a>;
}
