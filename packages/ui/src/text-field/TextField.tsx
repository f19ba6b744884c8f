import { type ComponentPropsWithRef, type ReactElement, useId } from "react";
import { describeField } from "../form-field/describeField.ts";
import { FormField, type FieldTexts } from "../form-field/FormField.tsx";

/** Props of TextField: texts of the field, and everything that a native input takes. */
export interface TextFieldProps extends ComponentPropsWithRef<"input">, FieldTexts {}

/** A field for one line of text. `className` goes to the field, `ref` and all other props to the input. */
export function TextField(props: TextFieldProps): ReactElement {
  const { label, note, hint, error, className, id, "aria-describedby": describedBy, ...rest } = props;
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <FormField fieldId={fieldId} label={label} note={note} hint={hint} error={error} className={className}>
      <input
        type="text"
        {...rest}
        {...describeField({ id: fieldId, hint, error, describedBy })}
        id={fieldId}
        className="torg-input"
      />
    </FormField>
  );
}
