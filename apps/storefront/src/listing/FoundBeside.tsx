import type { ListingPageData } from "@torg/pages/contract";
import type { ReactNode } from "react";
import { pageTexts } from "../texts/pageTexts.ts";

/** Props of `FoundBeside`. */
export interface FoundBesideProps {
  readonly corrected: ListingPageData["correctedQuery"];
  readonly isAlike: ListingPageData["isAlike"];
  readonly pages: ListingPageData["foundPages"];
}

/**
 * What a search says beside its products: the words that it took for the typed ones, or that they only look alike, and
 * pages that are meant.
 */
export function FoundBeside({ corrected, isAlike, pages }: FoundBesideProps): ReactNode {
  const instead = corrected === null ? (isAlike ? pageTexts.alike : null) : pageTexts.corrected(corrected);
  return (
    <>
      {instead === null ? null : <output className="torg-corrected">{instead}</output>}
      {pages.length === 0 ? null : (
        <nav className="torg-found-pages" aria-label={pageTexts.foundPages}>
          <strong>{pageTexts.foundPages}</strong>
          <ul>
            {pages.map(({ name, url }) => (
              <li key={url}>
                <a href={url}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}
