import { type ComponentPropsWithRef, type ReactElement, type ReactNode, useEffect } from "react";
import { useStrip } from "../carousel/useStrip.ts";
import { Icon } from "../icon/Icon.tsx";
import { chevronLeftIcon, chevronRightIcon } from "../icon/icons.ts";
import { joinClasses } from "../internal/joinClasses.ts";
import { anchorMarks } from "../wire/anchor-navigation/anchorMarks.ts";
import { moveRow, showFocused, showLinkAt } from "../wire/anchor-navigation/anchorRow.ts";
import { rowStep } from "../wire/anchor-navigation/sectionInView.ts";
import { useSectionInView } from "./useSectionInView.ts";

/** A link to a section of the page. */
export interface SectionLink {
  /** The section's id, without spaces. */
  readonly id: string;
  readonly label: ReactNode;
}

/** Props of AnchorNavigation: those of `nav` and its own. */
export interface AnchorNavigationProps extends Omit<ComponentPropsWithRef<"nav">, "children"> {
  /** Accessible name of the navigation. */
  readonly label: string;
  readonly links: readonly SectionLink[];
  /** Label of the button that scrolls the row back. */
  readonly previousLabel: string;
  /** Label of the button that scrolls the row forward. */
  readonly nextLabel: string;
}

/**
 * Sticky links to the sections of a long page, with the section in view marked. Plain anchors without script. If they
 * do not fit, the row scrolls, and buttons move it by 185 px.
 */
export function AnchorNavigation(props: AnchorNavigationProps): ReactElement | null {
  const { label, links, previousLabel, nextLabel, className, ...rest } = props;
  const { strip, edges } = useStrip<HTMLUListElement>(links.length, true);
  const current = useSectionInView(links.map(({ id }) => id).join(" "));
  const index = links.findIndex(({ id }) => id === current);
  useEffect(() => {
    if (strip.current !== null) showLinkAt(strip.current, index);
  }, [strip, index]);
  const move = (pixels: number): void => {
    if (strip.current !== null) moveRow(strip.current, pixels);
  };
  if (links.length === 0) return null;
  return (
    <nav
      data-wire={anchorMarks.root}
      {...rest}
      className={joinClasses("torg-anchor-navigation", className)}
      aria-label={label}
      data-fits={edges.atStart && edges.atEnd ? "" : undefined}
    >
      <button
        type="button"
        data-wire={anchorMarks.previous}
        className="torg-anchor-navigation__button"
        aria-label={previousLabel}
        aria-disabled={edges.atStart}
        onClick={() => move(-rowStep)}
      >
        <Icon icon={chevronLeftIcon} data-mirrors="" />
      </button>
      <ul data-wire={anchorMarks.row} className="torg-anchor-navigation__row" ref={strip}>
        {links.map(({ id, label: text }) => (
          <li key={id}>
            <a
              data-wire={anchorMarks.link}
              className="torg-anchor-navigation__link"
              href={`#${id}`}
              aria-current={id === current ? "location" : undefined}
              onFocus={showFocused}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
      <button
        type="button"
        data-wire={anchorMarks.next}
        className="torg-anchor-navigation__button"
        aria-label={nextLabel}
        aria-disabled={edges.atEnd}
        onClick={() => move(rowStep)}
      >
        <Icon icon={chevronRightIcon} data-mirrors="" />
      </button>
    </nav>
  );
}
