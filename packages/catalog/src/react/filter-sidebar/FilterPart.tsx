import type { ReactElement, ReactNode } from "react";
import type { FilterPartName } from "../../domain/filters/filterParts.ts";

/** Props of FilterPart. */
export interface FilterPartProps {
  /** Null for content of the panel itself. */
  readonly name: FilterPartName | null;
  /** The open part on a small screen; null for the panel itself. */
  readonly opened: FilterPartName | null;
  readonly children: ReactNode;
}

/** One part of the filters: always visible on a wide screen, behind its entry on a small one. */
export function FilterPart({ name, opened, children }: FilterPartProps): ReactElement {
  return (
    <div className="torg-filter-part" data-part={name ?? undefined} data-shown={name === opened ? "" : undefined}>
      {children}
    </div>
  );
}
