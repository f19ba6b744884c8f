import type { CompareSuggestion } from "@torg/catalog/contract";
import { compareAddress } from "@torg/catalog/domain/compare";
import { laterCatalogTexts } from "@torg/catalog/texts";
import type { ReactNode } from "react";

/** Props of `CompareFound`. */
export interface CompareFoundProps {
  /** The products that are compared already. */
  readonly ids: readonly number[];
  readonly suggestions: readonly CompareSuggestion[];
}

/** What a search by the plain form found: each a link to the comparison with it. */
export function CompareFound({ ids, suggestions }: CompareFoundProps): ReactNode {
  if (suggestions.length === 0) return <output>{laterCatalogTexts.search.none}</output>;
  return (
    <ul className="torg-compare-page__found">
      {suggestions.map(({ id, name, image }) => (
        <li key={id}>
          <a href={compareAddress([...ids, id])}>
            {image === "" ? null : <img src={image} alt="" width={48} height={48} />}
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
