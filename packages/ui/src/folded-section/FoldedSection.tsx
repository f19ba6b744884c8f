import type { ComponentPropsWithRef, ReactElement, ReactNode } from "react";
import { Icon } from "../icon/Icon.tsx";
import { chevronDownIcon } from "../icon/icons.ts";
import { joinClasses } from "../internal/joinClasses.ts";
import { foldMarks } from "../wire/folded-section/foldMarks.ts";

/** Props of FoldedSection: those of a section and its own. */
export interface FoldedSectionProps extends Omit<ComponentPropsWithRef<"section">, "id"> {
  /** Where links lead to, and the name that it is remembered under. */
  readonly id: string;
  readonly heading: ReactNode;
  /** Open on phones until somebody closes it. */
  readonly isOpen?: boolean | undefined;
}

/**
 * A section of a long page: under its heading on wide screens, on paper and without script, and on phones behind a
 * button that needs no script, which holds nothing but its words, so that the width alone decides what it covers.
 * `restoreFolds` and `wireFolds` of `@torg/ui/wire` remember it and open what a link leads to.
 */
export function FoldedSection(props: FoldedSectionProps): ReactElement {
  const { id, heading, className, isOpen, children, ...rest } = props;
  return (
    <section
      data-wire={foldMarks.root}
      {...rest}
      id={id}
      className={joinClasses("torg-fold", className)}
      aria-labelledby={`${id}-heading`}
    >
      <h2 id={`${id}-heading`} className="torg-fold__heading">
        {heading}
      </h2>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a heading element may hold no details */}
      <div role="heading" aria-level={2} className="torg-fold__row">
        <details data-wire={foldMarks.row} open={isOpen}>
          <summary
            data-wire={foldMarks.button}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a summary is a button that no reader calls one
            role="button"
            className="torg-fold__button"
            aria-controls={`${id}-content`}
          >
            {heading}
            <Icon icon={chevronDownIcon} />
          </summary>
        </details>
      </div>
      <div data-wire={foldMarks.content} id={`${id}-content`} className="torg-fold__content">
        {children}
      </div>
    </section>
  );
}
