import { type ComponentPropsWithRef, type ReactElement, type ReactNode, useId } from "react";
import { describeField } from "../form-field/describeField.ts";
import { FieldError } from "../form-field/FieldError.tsx";
import { isShown } from "../internal/isShown.ts";
import { joinClasses } from "../internal/joinClasses.ts";

/** Props of RadioCardGroup: those of a native fieldset. */
export interface RadioCardGroupProps extends ComponentPropsWithRef<"fieldset"> {
  /** The question; it labels the group. */
  readonly legend: ReactNode;
  /** Hides the legend visually, if a heading above says the same. */
  readonly legendHidden?: boolean | undefined;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
}

/** A native fieldset around related radio cards. */
export function RadioCardGroup(props: RadioCardGroupProps): ReactElement {
  const {
    legend,
    legendHidden,
    hint,
    error,
    className,
    id,
    children,
    "aria-describedby": describedBy,
    ...rest
  } = props;
  const ownId = useId();
  const fieldId = id ?? ownId;
  const { "aria-describedby": description } = describeField({ id: fieldId, hint, error, describedBy });
  return (
    <fieldset
      {...rest}
      id={fieldId}
      aria-describedby={description}
      className={joinClasses("torg-radio-cards", className)}
      data-invalid={isShown(error) ? "" : undefined}
    >
      <legend className={legendHidden === true ? "torg-visually-hidden" : "torg-radio-cards__legend"}>{legend}</legend>
      {isShown(hint) && (
        <p className="torg-field__hint" id={`${fieldId}-hint`}>
          {hint}
        </p>
      )}
      {children}
      <FieldError fieldId={fieldId}>{error}</FieldError>
    </fieldset>
  );
}
