import type { ComponentPropsWithRef, MouseEvent, ReactElement, ReactNode } from "react";
import { Icon } from "../icon/Icon.tsx";
import { arrowUpIcon } from "../icon/icons.ts";
import { joinClasses } from "../internal/joinClasses.ts";
import { prefersReducedMotion } from "../internal/prefersReducedMotion.ts";
import { useScrolledPast } from "../internal/useScrolledPast.ts";

/** Props of BackToTop: those of a link and its own. */
export interface BackToTopProps extends ComponentPropsWithRef<"a"> {
  /** The text beside the arrow. */
  readonly children: ReactNode;
  /** The target at the top of the page, which gets the focus if it can. Default: `#top`, which every page has. */
  readonly href?: `#${string}` | undefined;
  /** Scroll distance in pixels from which it shows; default: 200. */
  readonly threshold?: number | undefined;
}

/** Scrolls up, respecting reduced motion, and moves the focus so that the next Tab starts at the top. */
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
 * A back-to-top link that appears after scrolling down. Without script it stays where it is in the markup, at the end
 * of the content.
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
