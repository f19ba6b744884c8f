import type { ReactElement, ReactNode } from "react";

/** Props of FoundationPage. */
export interface FoundationPageProps {
  readonly title: string;
  /** One or two sentences on what the page shows. */
  readonly lead: ReactNode;
  readonly children: ReactNode;
}

/** A page about the foundations of all components. Its texts are English; sample shop texts are Swedish. */
export function FoundationPage({ title, lead, children }: FoundationPageProps): ReactElement {
  return (
    <main className="docs-page docs-foundation" lang="en">
      <header className="docs-head">
        <h1>{title}</h1>
        <p className="docs-lead">{lead}</p>
      </header>
      {children}
    </main>
  );
}

/** A chapter of a FoundationPage. */
export function FoundationSection(props: {
  readonly title: string;
  readonly text?: ReactNode;
  readonly children?: ReactNode;
}): ReactElement {
  return (
    <section className="docs-section">
      <h2>{props.title}</h2>
      {props.text !== undefined && <p className="docs-text">{props.text}</p>}
      {props.children}
    </section>
  );
}
