import type { ReactElement } from "react";
import { searchAddress } from "../../domain/searchAddress.ts";
import { useCatalogAddresses } from "../provider/CatalogProvider.tsx";
import { useLaterCatalogTexts } from "../provider/useLaterCatalogTexts.ts";

/** Props of SearchFound. */
export interface SearchFoundProps {
  /** The words whose products are shown instead; null if the typed ones were used. */
  readonly corrected: string | null;
  /** The typed words; if they were corrected, a link searches for exactly them. */
  readonly typed?: string;
  /** No product matches the typed words, and similar ones are shown. Default: false. */
  readonly isAlike?: boolean;
  /** Pages of the shop that may match. */
  readonly pages: readonly FoundLink[];
  /** The pages are all that was found, and look like results. Default: false. */
  readonly areResults?: boolean;
  /** Departments to continue with if nothing was found. Default: none. */
  readonly departments?: readonly FoundLink[];
}

/** A link out of a search. */
interface FoundLink {
  readonly name: string;
  readonly url: string;
}

interface WaysProps {
  readonly title: string;
  readonly links: readonly FoundLink[];
  readonly areResults?: boolean | undefined;
}

function Ways({ title, links, areResults = false }: WaysProps): ReactElement | null {
  if (links.length === 0) return null;
  return (
    <nav className="torg-search-found" aria-label={title} data-results={areResults ? "" : undefined}>
      <strong>{title}</strong>
      <ul>
        {links.map(({ name, url }) => (
          <li key={url}>
            <a href={url}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What a search says beside its products: how it corrected the words, and which pages may match. */
export function SearchFound(props: SearchFoundProps): ReactElement {
  const { corrected, typed = "", isAlike = false, pages, areResults, departments = [] } = props;
  const texts = useLaterCatalogTexts("search");
  const addresses = useCatalogAddresses();
  const alike = isAlike ? texts.alike : null;
  const instead = corrected === null ? alike : texts.corrected(corrected);
  const literal = corrected === null || typed === "" ? null : searchAddress(`"${typed}"`, addresses);
  return (
    <>
      {instead !== null && (
        <p className="torg-search-found__instead">
          <output>{instead}</output> {literal !== null && <a href={literal}>{texts.literally(typed)}</a>}
        </p>
      )}
      <Ways title={texts.pages} links={pages} areResults={areResults} />
      <Ways title={texts.departments} links={departments} />
    </>
  );
}
