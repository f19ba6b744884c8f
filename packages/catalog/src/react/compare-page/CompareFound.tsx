import { PictureBox } from "@torg/ui";
import type { ReactElement } from "react";
import type { CompareSuggestion } from "../../contract/compareCalls.ts";
import { compareAddress } from "../../domain/compare/compareAddress.ts";
import { useCatalogAddresses } from "../provider/CatalogProvider.tsx";
import { useLaterCatalogTexts } from "../provider/useLaterCatalogTexts.ts";

/** Props of CompareFound. */
export interface CompareFoundProps {
  /** The products that are already compared. */
  readonly ids: readonly number[];
  readonly suggestions: readonly CompareSuggestion[];
}

/**
 * The result of the plain form's search: a link per product to the comparison with it, or a message that nothing was
 * found.
 */
export function CompareFound({ ids, suggestions }: CompareFoundProps): ReactElement {
  const addresses = useCatalogAddresses();
  const { none } = useLaterCatalogTexts("search");
  if (suggestions.length === 0) return <output>{none}</output>;
  return (
    <ul className="torg-compare-page__found">
      {suggestions.map(({ id, name, image }) => (
        <li key={id}>
          <a href={compareAddress([...ids, id], addresses)}>
            <PictureBox src={image} alt="" width={48} height={48} />
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
