import type { ComponentPropsWithRef, ReactElement, ReactNode } from "react";
import { joinClasses } from "../internal/joinClasses.ts";

/** Props of Section: those of a section and its own. */
export interface SectionProps extends Omit<ComponentPropsWithRef<"section">, "id"> {
  /** Id of the heading, as a link target; the heading labels the section. */
  readonly id: string;
  readonly heading: ReactNode;
}

/** A section of a page with its heading. For content that folds on a phone use FoldedSection. */
export function Section({ id, heading, className, children, ...rest }: SectionProps): ReactElement {
  return (
    <section {...rest} className={joinClasses("torg-section", className)} aria-labelledby={id}>
      <h2 id={id} className="torg-section__heading">
        {heading}
      </h2>
      {children}
    </section>
  );
}
