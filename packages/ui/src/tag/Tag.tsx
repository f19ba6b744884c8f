import type { ComponentPropsWithRef, ReactElement, ReactNode } from "react";
import { Icon } from "../icon/Icon.tsx";
import { closeIcon } from "../icon/icons.ts";
import { joinClasses } from "../internal/joinClasses.ts";

/** Props of Tag: those of a link. */
export interface TagProps extends ComponentPropsWithRef<"a"> {
  readonly href: string;
  readonly children: ReactNode;
  /** Following the link removes the item: a cross follows the text. Label the link with `aria-label`. */
  readonly removes?: boolean | undefined;
}

/** A small round link: a removable filter, or a link to something related. */
export function Tag(props: TagProps): ReactElement {
  const { removes, className, children, ...rest } = props;
  return (
    <a {...rest} className={joinClasses("torg-tag", className)} data-removes={removes === true ? "" : undefined}>
      {children}
      {removes === true && <Icon icon={closeIcon} />}
    </a>
  );
}
