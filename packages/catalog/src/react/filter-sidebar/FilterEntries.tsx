import { chevronRightIcon, Icon } from "@torg/ui";
import type { ReactElement, ReactNode } from "react";
import type { FilterPartName } from "../../domain/filters/filterParts.ts";

/** One entry of the panel. */
export interface FilterEntry {
  readonly part: FilterPartName;
  readonly title: string;
  /** The current choices in this part. */
  readonly summary: string;
}

/** Props of FilterEntries. */
export interface FilterEntriesProps {
  readonly entries: readonly FilterEntry[];
  readonly onOpen: (part: FilterPartName) => void;
  /** Rendered before the entries. */
  readonly children?: ReactNode;
}

/** Entries to the parts of the filter panel on a small screen, with the current choices in each. */
export function FilterEntries({ entries, onOpen, children }: FilterEntriesProps): ReactElement {
  return (
    <ul className="torg-filter-entries">
      {children}
      {entries.map(({ part, title, summary }) => (
        <li key={part}>
          <button type="button" data-entry={part} onClick={() => onOpen(part)}>
            <span>
              {title}
              <small>{summary}</small>
            </span>
            <Icon icon={chevronRightIcon} />
          </button>
        </li>
      ))}
    </ul>
  );
}
