import { PaginationHtml } from "@torg/ui";
import type { ReactElement } from "react";
import { useCatalogTexts } from "../provider/CatalogProvider.tsx";

/** Props of PageLinks. */
export interface PageLinksProps {
  /** HTML from the shop's own server; everything except lists and links within the shop is removed. */
  readonly html: string;
}

/** The page links of a listing as the server sent them; unlabelled ones get a label. */
export function PageLinks({ html }: PageLinksProps): ReactElement {
  const { listing } = useCatalogTexts();
  return <PaginationHtml html={html} label={listing.pages} pageLabel={listing.page} />;
}
