import type { ReactNode } from "react";

/** Props of `Logo`. */
export interface LogoProps {
  readonly name: string;
}

/** The shop's mark: a market stall and the name. */
export function Logo({ name }: LogoProps): ReactNode {
  return (
    <span className="torg-logo">
      <svg viewBox="0 0 32 32" width="30" height="30" aria-hidden="true">
        <path d="M7 4h18l4 8.5a4.3 4.3 0 0 1-8.7.5 4.3 4.3 0 0 1-8.6 0 4.3 4.3 0 0 1-8.7-.5z" />
        <path d="M6 19v8h20v-8" />
      </svg>
      {name}
    </span>
  );
}
