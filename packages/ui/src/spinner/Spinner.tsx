import type { ComponentPropsWithRef, ReactElement } from "react";
import { joinClasses } from "../internal/joinClasses.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";

/** Props of Spinner. */
export interface SpinnerProps extends Omit<ComponentPropsWithRef<"span">, "children"> {
  /** What is going on, for assistive technology. */
  readonly label: string;
}

/** A turning ring: something is on its way. */
export function Spinner(props: SpinnerProps): ReactElement {
  const { label, className, ...rest } = props;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output belongs to a form
    <span role="status" {...rest} className={joinClasses("torg-spinner", className)}>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
