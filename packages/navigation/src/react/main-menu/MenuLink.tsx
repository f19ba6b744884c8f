import type { ReactElement } from "react";
import type { Mark } from "@torg/ui/wire";
import { currentMark } from "../../domain/menu.ts";

/** Props of MenuLink. */
export interface MenuLinkProps extends Partial<Mark> {
  readonly href: string;
  /** Path of the page, to mark where it lies. */
  readonly path: string;
  readonly children: string;
}

/** A link of the menu; it says whether the page lies there or below. */
export function MenuLink({ href, path, children, ...mark }: MenuLinkProps): ReactElement {
  return (
    <a {...mark} href={href} aria-current={currentMark(path, href)}>
      {children}
    </a>
  );
}
