import type { LayoutData } from "@torg/navigation/contract";
import { contentPages } from "@torg/navigation/domain";
import type { ReactNode } from "react";

/** Props of `OwnPageLink`. */
export interface OwnPageLinkProps {
  readonly layout: Pick<LayoutData, "aboutPages" | "directPages">;
  /** The path of one of the shop's own text pages. */
  readonly path: string;
}

/** Link to one of the shop's own text pages, by its heading; renders nothing when the shop does not show that page. */
export function OwnPageLink({ layout, path }: OwnPageLinkProps): ReactNode {
  const page = contentPages(layout).find(({ url }) => url === path);
  return page === undefined ? null : <a href={page.url}>{page.heading || page.title}</a>;
}
