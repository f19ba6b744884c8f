import { Icon, infoIcon, Tooltip, trashIcon, useHydrated } from "@torg/ui";
import type { MouseEvent, ReactElement, ReactNode } from "react";
import { useOpened } from "../hooks/useOpened.ts";
import { useCatalogTexts } from "../provider/CatalogProvider.tsx";

/** Props of FilterGroup. */
export interface FilterGroupProps {
  readonly title: string;
  readonly unit?: string | null;
  readonly description?: string | null;
  /** Returns the address of the listing without this group's choices; null if nothing is chosen. */
  readonly clearAddress: (() => string) | null;
  readonly onClear: () => void;
  readonly isOpen: boolean;
  /** Whether the controls are rendered only once it is open. */
  readonly isLate?: boolean | undefined;
  readonly children: ReactNode;
}

/** Moves the focus from a button that is about to leave its group to the group's heading. */
function focusHeading({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  currentTarget.closest("details")?.querySelector("summary")?.focus({ preventScroll: true });
}

/** A collapsible titled group of filter controls. */
export function FilterGroup(props: FilterGroupProps): ReactElement {
  const { title, unit = null, description, clearAddress, onClear, isOpen, isLate = false, children } = props;
  const opened = useOpened(isOpen);
  const { filters } = useCatalogTexts();
  const isLive = useHydrated();
  const name = filters.groupTitle(title, unit);
  const icon = (
    <>
      <Icon icon={trashIcon} />
      <span>{filters.clear}</span>
    </>
  );
  return (
    <details {...opened} className="torg-filter-group" data-hint={description ? "" : undefined} aria-label={name}>
      <summary>{name}</summary>
      {description ? (
        <Tooltip content={description} className="torg-filter-hint">
          <button type="button" aria-label={filters.about(title)}>
            <Icon icon={infoIcon} />
          </button>
        </Tooltip>
      ) : null}
      {clearAddress !== null &&
        (isLive ? (
          <button
            type="button"
            className="torg-filter-group__clear"
            aria-label={filters.clearGroup(title)}
            data-held-as={`clear ${name}`}
            onClick={(event) => {
              focusHeading(event);
              onClear();
            }}
          >
            {icon}
          </button>
        ) : (
          // A link before hydration: a form could not submit everything except this group.
          <a
            className="torg-filter-group__clear"
            href={clearAddress()}
            aria-label={filters.clearGroup(title)}
            data-wake
            data-hold
            data-held-as={`clear ${name}`}
          >
            {icon}
          </a>
        ))}
      {(opened.open || !isLate) && children}
    </details>
  );
}
