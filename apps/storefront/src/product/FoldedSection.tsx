import { chevronDownIcon, collapsibleKey, Icon } from "@torg/ui";
import type { ReactNode } from "react";

/** Props of `FoldedSection`. */
export interface FoldedSectionProps {
  /** Where links lead to, and the name that it is remembered under. */
  readonly id: string;
  readonly heading: string;
  readonly className?: string;
  /** Open on phones until somebody closes it. */
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/**
 * A section of a long page: under its heading on wide screens, on paper and without script, and on phones behind a
 * button that needs no script, which holds nothing but its words, so that the width alone decides what it covers.
 */
export function FoldedSection({ id, heading, className = "", isOpen, children }: FoldedSectionProps): ReactNode {
  return (
    <section
      id={id}
      className={`torg-fold ${className}`.trim()}
      aria-labelledby={`${id}-heading`}
      data-fold={collapsibleKey(id)}
    >
      <h2 id={`${id}-heading`} className="torg-fold__heading torg-section-heading">
        {heading}
      </h2>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a heading element may hold no details */}
      <div role="heading" aria-level={2} className="torg-fold__row">
        <details open={isOpen}>
          {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a summary is a button that no reader calls one */}
          <summary role="button" className="torg-fold__button" aria-controls={`${id}-content`}>
            {heading}
            <Icon icon={chevronDownIcon} />
          </summary>
        </details>
      </div>
      <div id={`${id}-content`} className="torg-fold__content">
        {children}
      </div>
    </section>
  );
}
