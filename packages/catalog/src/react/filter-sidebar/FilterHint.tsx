import { Icon, infoIcon } from "@torg/ui";
import type { KeyboardEvent, ReactElement, SyntheticEvent } from "react";
import { useId } from "react";
import { useCatalogTexts } from "../provider/CatalogProvider.tsx";

/** Props of FilterHint. */
export interface FilterHintProps {
  /** What the words are about. */
  readonly title: string;
  readonly children: string;
}

const showAgain = (event: SyntheticEvent<HTMLElement>): void => {
  delete event.currentTarget.dataset["hidden"];
};

const hideByEscape = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.key !== "Escape") return;
  event.currentTarget.dataset["hidden"] = "";
  // The panel around stays open.
  event.preventDefault();
};

/**
 * Words beside a title that show under the pointer and with the focus, by style alone, so that they can be read before
 * script and without it. Escape hides them.
 */
export function FilterHint({ title, children }: FilterHintProps): ReactElement {
  const { filters } = useCatalogTexts();
  const id = useId();
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the button inside takes the focus
    <span className="torg-filter-hint" onKeyDown={hideByEscape} onBlur={showAgain} onPointerLeave={showAgain}>
      <button type="button" aria-label={filters.about(title)} aria-describedby={id}>
        <Icon icon={infoIcon} />
      </button>
      <span role="tooltip" id={id}>
        {children}
      </span>
    </span>
  );
}
