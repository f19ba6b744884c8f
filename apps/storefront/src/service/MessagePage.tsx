import type { ReactNode } from "react";

/** Props of `MessagePage`. */
export interface MessagePageProps {
  /** A short sign above the heading, such as 404. */
  readonly sign?: string;
  readonly heading: string;
  readonly lead: string;
  readonly children?: ReactNode;
}

/** A page that has one thing to say and a few ways on. */
export function MessagePage({ sign, heading, lead, children }: MessagePageProps): ReactNode {
  return (
    <div className="torg-message-page">
      {sign === undefined ? null : (
        <p className="torg-message-page__sign" aria-hidden="true">
          {sign}
        </p>
      )}
      <h1 className="torg-message-page__heading">{heading}</h1>
      <p className="torg-message-page__lead">{lead}</p>
      {children}
    </div>
  );
}
