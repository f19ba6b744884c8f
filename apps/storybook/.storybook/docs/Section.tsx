import type { ReactElement, ReactNode } from "react";

/** A section of a page, with a heading that the table of contents links to. */
export function Section({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactElement {
  const id = title.toLowerCase().replaceAll(/\W+/g, "-");
  return (
    <section className="docs-section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
