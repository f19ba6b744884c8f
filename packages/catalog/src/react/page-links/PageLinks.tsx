import { PaginationHtml } from "@torg/ui";
import type { ReactElement } from "react";
import { useCatalogTexts } from "../provider/CatalogProvider.tsx";

/** Props of PageLinks. */
export interface PageLinksProps {
  /** HTML of the shop's own server; everything but lists and links into the shop is taken out. */
  readonly html: string;
}

/** The links to the pages of a listing, as the server wrote them; what it left unnamed gets a name. */
export function PageLinks({ html }: PageLinksProps): ReactElement {
  const { listing } = useCatalogTexts();
  return <PaginationHtml html={html} label={listing.pages} pageLabel={listing.page} />;
}
