import type { ComponentPropsWithRef, ReactElement } from "react";
import { Icon } from "../icon/Icon.tsx";
import { problemIcon } from "../icon/icons.ts";
import { isShown } from "../internal/isShown.ts";
import { joinClasses } from "../internal/joinClasses.ts";

/** Props of FieldError: what is wrong, and those of a paragraph. */
export interface FieldErrorProps extends ComponentPropsWithRef<"p"> {
  /** Id of the control; the error gets the same with `-error`. */
  readonly fieldId: string;
}

/** What is wrong with a field, in red with a sign and as an alert; nothing when nothing is. */
export function FieldError({ fieldId, children, className, ...rest }: FieldErrorProps): ReactElement | null {
  if (!isShown(children)) return null;
  return (
    <p {...rest} className={joinClasses("torg-field__error", className)} id={`${fieldId}-error`} role="alert">
      <Icon icon={problemIcon} />
      <span>{children}</span>
    </p>
  );
}
