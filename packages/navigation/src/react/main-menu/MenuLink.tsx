import type { ReactElement } from "react";
import { currentMark } from "../../domain/menu.ts";

/** Props of MenuLink. */
export interface MenuLinkProps {
  readonly href: string;
  /** Path of the page, to mark where it lies. */
  readonly path: string;
  /** By which a script without React finds it. */
  readonly mark?: string;
  readonly children: string;
}

/** A link of the menu; it says whether the page lies there or below. */
export function MenuLink({ href, path, children, mark }: MenuLinkProps): ReactElement {
  return (
    <a data-wire={mark} href={href} aria-current={currentMark(path, href)}>
      {children}
    </a>
  );
}
