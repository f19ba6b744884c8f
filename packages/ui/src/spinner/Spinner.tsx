import type { ComponentPropsWithRef, ReactElement } from "react";
import { joinClasses } from "../internal/joinClasses.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";

/** Props of Spinner. */
export interface SpinnerProps extends Omit<ComponentPropsWithRef<"span">, "children"> {
  /** What is in progress, for screen readers; omit it if text beside it says so. */
  readonly label?: string | undefined;
}

/** A rotating ring: something is loading. */
export function Spinner(props: SpinnerProps): ReactElement {
  const { label, className, ...rest } = props;
  const naming = label === undefined ? { "aria-hidden": true } : { role: "status" };
  return (
    <span {...naming} {...rest} className={joinClasses("torg-spinner", className)}>
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
