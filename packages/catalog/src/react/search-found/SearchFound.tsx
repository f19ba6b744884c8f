import type { ReactElement } from "react";
import { useLaterCatalogTexts } from "../provider/useLaterCatalogTexts.ts";

/** Props of SearchFound. */
export interface SearchFoundProps {
  /** The words whose products are shown instead; null: those that were typed. */
  readonly corrected: string | null;
  /** No product fits the typed words, and those that look alike are shown. Default: false. */
  readonly isAlike?: boolean;
  /** Pages of the shop that may be meant. */
  readonly pages: readonly { readonly name: string; readonly url: string }[];
}

/** What a search says beside its products: which words it took for the typed ones, and which pages may be meant. */
export function SearchFound({ corrected, isAlike = false, pages }: SearchFoundProps): ReactElement {
  const texts = useLaterCatalogTexts("search");
  const alike = isAlike ? texts.alike : null;
  const instead = corrected === null ? alike : texts.corrected(corrected);
  return (
    <>
      {instead !== null && <output className="torg-search-found__instead">{instead}</output>}
      {pages.length > 0 && (
        <nav className="torg-search-found" aria-label={texts.pages}>
          <strong>{texts.pages}</strong>
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
