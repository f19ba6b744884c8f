import { arrowLeftIcon, closeIcon, Icon } from "@torg/ui";
import { isModifiedClick } from "@torg/ui/wire";
import type { MouseEvent, ReactElement } from "react";
import { useRef } from "react";
import { useCatalogTexts } from "../provider/CatalogProvider.tsx";
import { filterPanelId } from "./filterPanelId.ts";

/** Props of PanelHead. */
export interface PanelHeadProps {
  /** Title of the opened part; null for the panel itself. */
  readonly part: string | null;
  readonly onBack: () => void;
  /** The listing without what the link clears, or null if there is nothing to clear. */
  readonly clearAddress: string | null;
  /** Clears in place; undefined before hydration. */
  readonly onClear: (() => void) | undefined;
}

/** Title, back button, clear link and close button of the filter panel. */
export function PanelHead({ part, onBack, clearAddress, onClear }: PanelHeadProps): ReactElement {
  const { filters } = useCatalogTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  const clear = (event: MouseEvent): void => {
    if (isModifiedClick(event)) return;
    event.preventDefault();
    // The link leaves with what it clears.
    heading.current?.focus({ preventScroll: true });
    onClear?.();
  };
  return (
    <div className="torg-filters__head">
      {part !== null && (
        <button type="button" className="torg-filters__back" aria-label={filters.back} onClick={onBack}>
          <Icon icon={arrowLeftIcon} />
        </button>
      )}
      <h2 ref={heading} tabIndex={-1}>
        {part ?? filters.open}
      </h2>
      {clearAddress !== null && (
        <a href={clearAddress} data-wake data-hold onClick={onClear && clear}>
          {part === null ? filters.clearAll : filters.clear}
        </a>
      )}
      <button
        type="button"
        className="torg-filters__close"
        popoverTarget={filterPanelId}
        popoverTargetAction="hide"
        aria-label={filters.close}
      >
        <Icon icon={closeIcon} />
      </button>
    </div>
  );
}
