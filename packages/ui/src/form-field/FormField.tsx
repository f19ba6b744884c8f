import type { ComponentPropsWithRef, ReactElement, ReactNode } from "react";
import { isShown } from "../internal/isShown.ts";
import { joinClasses } from "../internal/joinClasses.ts";
import { FieldError } from "./FieldError.tsx";

/** What every field shows besides its control. */
export interface FieldTexts {
  /** Label of the field, always visible. */
  readonly label: ReactNode;
  /** A short note after the label, for example that the field is optional. */
  readonly note?: string | undefined;
  /** What to fill in; between label and control. */
  readonly hint?: ReactNode;
  /** What is wrong and how to fix it. */
  readonly error?: ReactNode;
}

/** Props of FormField. */
export interface FormFieldProps extends ComponentPropsWithRef<"div">, FieldTexts {
  /**
   * Id of the control inside; the ids of hint and error are the same with `-hint` and `-error`, see `describeField`.
   */
  readonly fieldId: string;
}

/** Label, hint, control and error of one field, in this order. */
export function FormField(props: FormFieldProps): ReactElement {
  const { fieldId, label, note, hint, error, className, children, ...rest } = props;
  return (
    <div {...rest} className={joinClasses("torg-field", className)} data-invalid={isShown(error) ? "" : undefined}>
      <label className="torg-field__label" htmlFor={fieldId}>
        {label}
        {/* One string: a lone space between two comments in server-rendered HTML is lost in the accessible name. */}
        {note && <span className="torg-field__note">{` ${note}`}</span>}
      </label>
      {isShown(hint) && (
        <p className="torg-field__hint" id={`${fieldId}-hint`}>
          {hint}
        </p>
      )}
      {children}
      <FieldError fieldId={fieldId}>{error}</FieldError>
    </div>
  );
}
