import type { ComponentPropsWithRef, ReactElement, ReactNode } from "react";
import { Icon } from "../icon/Icon.tsx";
import { chevronDownIcon } from "../icon/icons.ts";
import { joinClasses } from "../internal/joinClasses.ts";
import { foldMarks } from "../wire/folded-section/foldMarks.ts";

/** Props of FoldedSection: those of a section and its own. */
export interface FoldedSectionProps extends Omit<ComponentPropsWithRef<"section">, "id"> {
  /** Link target, and storage name of the state. */
  readonly id: string;
  readonly heading: ReactNode;
  /** Open on phones until the visitor closes it. */
  readonly isOpen?: boolean | undefined;
}

/**
 * A section of a long page. On wide screens, in print and without script it is below its heading; on phones it folds
 * behind a button that works without script. That button contains only its label, so that CSS alone decides by width
 * what it covers. `restoreFolds` and `wireFolds` of `@torg/ui/wire` remember the state and open the target of a link.
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
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a heading element must not contain details */}
      <div role="heading" aria-level={2} className="torg-fold__row">
        <details data-wire={foldMarks.row} open={isOpen}>
          <summary
            data-wire={foldMarks.button}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- some readers do not call a summary a button
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
