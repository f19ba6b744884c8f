import { useHydrated } from "@torg/ui";
import type { ReactElement, ReactNode } from "react";
import type { SpecificationGroup } from "../../contract/specificationGroup.ts";
import { useOpened } from "../hooks/useOpened.ts";
import { useCatalogTexts } from "../provider/CatalogProvider.tsx";
import { FilterSearch } from "./FilterSearch.tsx";

/** Props of MoreGroups. */
export interface MoreGroupsProps {
  readonly groups: readonly SpecificationGroup[];
  readonly isWhole: boolean;
  readonly wholeAddress: () => string;
  readonly children: (group: SpecificationGroup) => ReactNode;
}

interface NamedGroup {
  readonly group: SpecificationGroup;
  readonly name: string;
}

/** The less relevant groups of a mixed listing: rendered on request, and searchable by name. */
export function MoreGroups({ groups, isWhole, wholeAddress, children }: MoreGroupsProps): ReactElement {
  const { filters } = useCatalogTexts();
  const isLive = useHydrated();
  const opened = useOpened(isWhole);
  const named: readonly NamedGroup[] = groups.map((group) => ({ group, name: group.title }));
  const renderGroups = (someGroups: readonly NamedGroup[]): ReactNode => someGroups.map(({ group }) => children(group));
  return (
    <details {...opened} className="torg-filter-more" data-groups="">
      <summary>
        <span>{filters.moreGroups(groups.length)}</span>
        <span>{filters.fewerGroups}</span>
      </summary>
      {isLive && opened.open ? (
        <FilterSearch label={filters.findGroup} rows={named}>
          {renderGroups}
        </FilterSearch>
      ) : (
        isWhole && renderGroups(named)
      )}
      {!isLive && !isWhole && <a href={wholeAddress()}>{filters.wholeGroups}</a>}
    </details>
  );
}
