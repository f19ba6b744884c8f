import type { ComponentPropsWithRef, ReactElement, ReactNode } from "react";
import { joinClasses } from "../internal/joinClasses.ts";

/** Props of MessagePage; `className`, `ref` and all other props go to the root. */
export interface MessagePageProps extends ComponentPropsWithRef<"div"> {
  /** A short text above the heading, such as 404; hidden from screen readers. */
  readonly sign?: string | undefined;
  /** The heading of the page, a first-level heading. */
  readonly heading: ReactNode;
  readonly lead: ReactNode;
  /** Links or buttons to continue with, side by side. */
  readonly actions?: ReactNode;
}

/** A page with a single message and a few links to continue. */
export function MessagePage(props: MessagePageProps): ReactElement {
  const { sign, heading, lead, actions, className, children, ...rest } = props;
  return (
    <div {...rest} className={joinClasses("torg-message-page", className)}>
      {sign === undefined ? null : (
        <p className="torg-message-page__sign" aria-hidden="true">
          {sign}
        </p>
      )}
      <h1 className="torg-message-page__heading">{heading}</h1>
      <p className="torg-message-page__lead">{lead}</p>
      {children}
      {actions === undefined ? null : <div className="torg-message-page__actions">{actions}</div>}
    </div>
  );
}
