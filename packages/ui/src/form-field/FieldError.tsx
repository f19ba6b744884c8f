import type { ReactElement, ReactNode } from "react";
import { Icon } from "../icon/Icon.tsx";
import { problemIcon } from "../icon/icons.ts";
import { isShown } from "./describeField.ts";

/** Props of FieldError. */
export interface FieldErrorProps {
  /** Id of the control; the error gets the same with `-error`. */
  readonly fieldId: string;
  readonly children?: ReactNode;
}

/** What is wrong with a field, in red with a sign and as an alert; nothing when nothing is. */
export function FieldError({ fieldId, children }: FieldErrorProps): ReactElement | null {
  if (!isShown(children)) return null;
  return (
    <p className="torg-field__error" id={`${fieldId}-error`} role="alert">
      <Icon icon={problemIcon} />
      <span>{children}</span>
    </p>
  );
}
