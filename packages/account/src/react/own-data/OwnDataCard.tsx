import type { ReactElement, ReactNode } from "react";

/** Props of OwnDataCard. */
export interface OwnDataCardProps {
  /** Id of the heading, which labels the card. */
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** One topic or action concerning the customer's data. */
export function OwnDataCard({ id, title, children }: OwnDataCardProps): ReactElement {
  return (
    <section className="torg-own-data-card" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
