import type { ComponentPropsWithRef, ReactElement, ReactNode } from "react";
import { joinClasses } from "../internal/joinClasses.ts";

/** Props of ColumnPage; `className`, `ref` and all other props go to the root. */
export interface ColumnPageProps extends ComponentPropsWithRef<"div"> {
  /** The heading of the page, a first-level heading. */
  readonly heading: ReactNode;
  /** What stands between heading and lead, such as the ways to the pages beside this one; it brings the space below it. */
  readonly head?: ReactNode;
  /** A sentence or two of what the page is for. */
  readonly lead?: ReactNode;
  /** Narrow for a short form, wide for cards beside each other, full for a map or long lists. Default: that of running text. */
  readonly width?: "narrow" | "wide" | "full" | undefined;
}

/** A page of one column, for a form or a receipt: its heading, what it is for, and what it is made of. */
export function ColumnPage(props: ColumnPageProps): ReactElement {
  const { heading, head, lead, width, className, children, ...rest } = props;
  return (
    <div {...rest} className={joinClasses("torg-column-page", className)} data-width={width}>
      <h1>{heading}</h1>
      {head}
      {lead === undefined ? null : <p className="torg-column-page__lead">{lead}</p>}
      {children}
    </div>
  );
}
