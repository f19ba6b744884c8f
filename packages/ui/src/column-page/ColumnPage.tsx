import type { ComponentPropsWithRef, ReactElement, ReactNode } from "react";
import { joinClasses } from "../internal/joinClasses.ts";

/** Props of ColumnPage; `className`, `ref` and all other props go to the root. */
export interface ColumnPageProps extends ComponentPropsWithRef<"div"> {
  /** The heading of the page, a first-level heading. */
  readonly heading: ReactNode;
  /** Rendered between heading and lead, such as links to related pages; it brings its own space below. */
  readonly head?: ReactNode;
  /** One or two sentences about the purpose of the page. */
  readonly lead?: ReactNode;
  /**
   * Narrow for a short form, wide for cards side by side, full for a map or long lists. Default: the width of running
   * text.
   */
  readonly width?: "narrow" | "wide" | "full" | undefined;
}

/** A page with one column, for a form or a receipt: heading, lead and content. */
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
