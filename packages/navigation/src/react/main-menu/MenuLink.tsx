import type { ReactElement } from "react";
import { currentMark } from "../../domain/menu.ts";

/** Props of MenuLink. */
export interface MenuLinkProps {
  readonly href: string;
  /** Path of the page, to mark where it lies. */
  readonly path: string;
  readonly children: string;
}

/** A link of the menu; it says whether the page lies there or below. */
export function MenuLink({ href, path, children }: MenuLinkProps): ReactElement {
  return (
    <a href={href} aria-current={currentMark(path, href)}>
      {children}
    </a>
  );
}
