import type { ReactElement, ReactNode } from "react";

/** Props of Folded. */
export interface FoldedProps {
  readonly heading: string;
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/** A form that is folded until it is needed. */
export function Folded({ heading, isOpen, children }: FoldedProps): ReactElement {
  return (
    <details className="torg-desk-task" open={isOpen}>
      <summary>{heading}</summary>
      {children}
    </details>
  );
}
