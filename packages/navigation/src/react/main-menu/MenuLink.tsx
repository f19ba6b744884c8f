import type { ReactElement } from "react";
import { ariaCurrentOf } from "../../domain/menu.ts";

/** Props of MenuLink. */
export interface MenuLinkProps {
  readonly href: string;
  /** Path of the page, to mark its place. */
  readonly path: string;
  /** Mark by which a script without React finds it. */
  readonly mark?: string;
  readonly children: string;
}

/** A link of the menu, marked as current if the page is at or below its address. */
export function MenuLink({ href, path, children, mark }: MenuLinkProps): ReactElement {
  return (
    <a data-wire={mark} href={href} aria-current={ariaCurrentOf(path, href)}>
      {children}
    </a>
  );
}
