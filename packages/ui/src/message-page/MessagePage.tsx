import type { ComponentPropsWithRef, ReactElement, ReactNode } from "react";
import { joinClasses } from "../internal/joinClasses.ts";

/** Props of MessagePage; `className`, `ref` and all other props go to the root. */
export interface MessagePageProps extends ComponentPropsWithRef<"div"> {
  /** A short sign above the heading, such as 404; it is not read out. */
  readonly sign?: string | undefined;
  /** The heading of the page, a first-level heading. */
  readonly heading: ReactNode;
  readonly lead: ReactNode;
  /** The ways on, beside each other. */
  readonly actions?: ReactNode;
}

/** A page that has one thing to say and a few ways on. */
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
