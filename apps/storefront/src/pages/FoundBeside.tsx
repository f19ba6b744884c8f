import type { ListingPage } from "@torg/pages/contract";
import type { ReactNode } from "react";
import { pageTexts } from "../texts/pageTexts.ts";

/** Props of `FoundBeside`. */
export interface FoundBesideProps {
  readonly corrected: ListingPage["corrected_query"];
  readonly pages: ListingPage["found_pages"];
}

/** What a search says beside its products: the words that it took for the typed ones, and pages that are meant. */
export function FoundBeside({ corrected, pages }: FoundBesideProps): ReactNode {
  return (
    <>
      {corrected === null ? null : <output className="torg-corrected">{pageTexts.corrected(corrected)}</output>}
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
