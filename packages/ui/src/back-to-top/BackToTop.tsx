import type { ComponentPropsWithRef, MouseEvent, ReactElement, ReactNode } from "react";
import { Icon } from "../icon/Icon.tsx";
import { arrowUpIcon } from "../icon/icons.ts";
import { joinClasses } from "../internal/joinClasses.ts";
import { prefersReducedMotion } from "../internal/prefersReducedMotion.ts";
import { useScrolledPast } from "../internal/useScrolledPast.ts";

/** Props of BackToTop: those of a link and its own. */
export interface BackToTopProps extends ComponentPropsWithRef<"a"> {
  /** The words beside the arrow. */
  readonly children: ReactNode;
  /** The beginning of the page; it gets the focus when it can have it. `#top`, which every page has, when left out. */
  readonly href?: `#${string}` | undefined;
  /** Shows from so many pixels of scrolling on; 200 when left out. */
  readonly threshold?: number | undefined;
}

/** Moves up as the visitor likes it, and takes the focus along, so that the next Tab begins at the top. */
function goUp(event: MouseEvent<HTMLAnchorElement>): void {
  const target = document.getElementById(event.currentTarget.hash.slice(1)) ?? document.body;
  const hadTabIndex = target.hasAttribute("tabindex");
  event.preventDefault();
  if (!hadTabIndex) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  if (!hadTabIndex) target.removeAttribute("tabindex");
  window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? "instant" : "smooth" });
}

/**
 * A link back to the beginning of the page that appears when somebody has scrolled down. Without a script it stands
 * at the end of the content, where it is written.
 */
export function BackToTop(props: BackToTopProps): ReactElement {
  const { children, href = "#top", threshold, className, onClick, ...rest } = props;
  const isShown = useScrolledPast(threshold);
  return (
    <a
      {...rest}
      href={href}
      className={joinClasses("torg-back-to-top", className)}
      data-shown={isShown ? "" : undefined}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) goUp(event);
      }}
    >
      <Icon icon={arrowUpIcon} />
      {children}
    </a>
  );
}
