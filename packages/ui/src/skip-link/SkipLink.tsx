import type { ComponentPropsWithRef, ReactElement } from "react";
import { joinClasses } from "../internal/joinClasses.ts";

/** Props of SkipLink: those of a link; `href` is the target. */
export interface SkipLinkProps extends ComponentPropsWithRef<"a"> {
  readonly href: `#${string}`;
}

/** The first link of a page: hidden until it has the focus, then above everything. */
export function SkipLink(props: SkipLinkProps): ReactElement {
  const { className, children, ...rest } = props;
  return (
    <a {...rest} className={joinClasses("torg-skip-link", className)}>
      {children}
    </a>
  );
}
