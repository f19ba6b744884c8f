import { type ComponentPropsWithRef, type ReactElement, type ReactNode, useId } from "react";
import { describeField } from "../form-field/describeField.ts";
import { FieldError } from "../form-field/FieldError.tsx";
import { isShown } from "../internal/isShown.ts";
import { joinClasses } from "../internal/joinClasses.ts";

/** Props that Checkbox and Radio share: a label, and everything that a native input takes. */
export interface ChoiceProps extends Omit<ComponentPropsWithRef<"input">, "type"> {
  /** The option; it labels the control. */
  readonly children: ReactNode;
  /** More about the option, below its label. */
  readonly hint?: ReactNode;
  /** Error message. */
  readonly error?: ReactNode;
}

/** A native checkbox or radio button with its label; Checkbox and Radio are its two kinds. */
export function Choice(props: ChoiceProps & { readonly type: "checkbox" | "radio" }): ReactElement {
  const { children, hint, error, className, id, "aria-describedby": describedBy, ...rest } = props;
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <div className={joinClasses("torg-choice", className)}>
      <label className="torg-choice__label">
        <input
          {...rest}
          {...describeField({ id: fieldId, hint, error, describedBy })}
          id={fieldId}
          className="torg-choice__control"
        />
        <span>{children}</span>
      </label>
      {isShown(hint) && (
        <p className="torg-field__hint torg-choice__hint" id={`${fieldId}-hint`}>
          {hint}
        </p>
      )}
      <FieldError fieldId={fieldId}>{error}</FieldError>
    </div>
  );
}

/** A native checkbox with its label. `className` goes to the root, `ref` and all other props to the input. */
export function Checkbox(props: ChoiceProps): ReactElement {
  return <Choice {...props} type="checkbox" />;
}
