import type { ComponentPropsWithRef, ReactElement } from "react";
import { joinClasses } from "../internal/joinClasses.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";

/** Props of Spinner. */
export interface SpinnerProps extends Omit<ComponentPropsWithRef<"span">, "children"> {
  /** What is going on, for assistive technology; left out where words beside it say so. */
  readonly label?: string | undefined;
}

/** A turning ring: something is on its way. */
export function Spinner(props: SpinnerProps): ReactElement {
  const { label, className, ...rest } = props;
  const naming = label === undefined ? { "aria-hidden": true } : { role: "status" };
  return (
    <span {...naming} {...rest} className={joinClasses("torg-spinner", className)}>
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
