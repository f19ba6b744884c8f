import type { ReactElement, ReactNode } from "react";

/** Props of OwnDataCard. */
export interface OwnDataCardProps {
  /** Id of the heading, which names the card. */
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** One thing that somebody may know or do about their data. */
export function OwnDataCard({ id, title, children }: OwnDataCardProps): ReactElement {
  return (
    <section className="torg-own-data-card" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
