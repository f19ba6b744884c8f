import { chevronRightIcon, Icon } from "@torg/ui";
import type { ReactElement, ReactNode } from "react";
import type { FilterPartName } from "./filterParts.ts";

/** One entry of the panel. */
export interface FilterEntry {
  readonly part: FilterPartName;
  readonly title: string;
  /** What is chosen behind it. */
  readonly summary: string;
}

/** Props of FilterEntries. */
export interface FilterEntriesProps {
  readonly entries: readonly FilterEntry[];
  readonly onOpen: (part: FilterPartName) => void;
  /** Stands before the entries. */
  readonly children?: ReactNode;
}

/** The ways into the parts of the filter panel on a small screen, with what is chosen in each. */
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
