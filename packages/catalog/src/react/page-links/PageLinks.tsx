import { PaginationHtml } from "@torg/ui";
import type { ReactElement } from "react";
import { paginationHtml, sanitizeHtml } from "../../domain/sanitizeHtml.ts";

/** Props of PageLinks. */
export interface PageLinksProps {
  /** HTML of the shop's own server; everything but lists and links into the shop is taken out. */
  readonly html: string;
}

/** The links to the pages of a listing, as the server wrote them. */
export function PageLinks({ html }: PageLinksProps): ReactElement {
  return <PaginationHtml html={sanitizeHtml(html, paginationHtml)} />;
}
