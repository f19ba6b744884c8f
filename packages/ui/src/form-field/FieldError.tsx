import type { ComponentPropsWithRef, ReactElement } from "react";
import { Icon } from "../icon/Icon.tsx";
import { problemIcon } from "../icon/icons.ts";
import { isShown } from "../internal/isShown.ts";
import { joinClasses } from "../internal/joinClasses.ts";

/** Props of FieldError: the message, and those of a paragraph. */
export interface FieldErrorProps extends ComponentPropsWithRef<"p"> {
  /** Id of the control; the error's id is the same with `-error`. */
  readonly fieldId: string;
}

/** A field's error message, in red with an icon and as an alert; renders nothing without a message. */
export function FieldError({ fieldId, children, className, ...rest }: FieldErrorProps): ReactElement | null {
  if (!isShown(children)) return null;
  return (
    <p {...rest} className={joinClasses("torg-field__error", className)} id={`${fieldId}-error`} role="alert">
      <Icon icon={problemIcon} />
      <span>{children}</span>
    </p>
  );
}
