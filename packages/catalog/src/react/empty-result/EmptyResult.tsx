import { LinkButton } from "@torg/ui";
import type { ReactElement } from "react";
import { useCatalogTexts } from "../provider/CatalogProvider.tsx";

/** Props of EmptyResult. */
export interface EmptyResultProps {
  /** Address of the listing without filters; null if none is chosen. */
  readonly clearAddress: string | null;
}

/** Shown instead of the products when nothing matches. */
export function EmptyResult({ clearAddress }: EmptyResultProps): ReactElement {
  const { listing } = useCatalogTexts();
  return (
    <div className="torg-empty-result">
      <h2>{clearAddress === null ? listing.nothingHeading : listing.emptyHeading}</h2>
      <p>{clearAddress === null ? listing.nothingText : listing.emptyText}</p>
      {clearAddress !== null && <LinkButton href={clearAddress}>{listing.clearAndShow}</LinkButton>}
    </div>
  );
}
