import { type ComponentPropsWithRef, type ReactElement, useId } from "react";
import { describeField } from "../form-field/describeField.ts";
import { FormField, type FieldTexts } from "../form-field/FormField.tsx";

/** Props of TextArea: texts of the field, and everything that a native textarea takes. */
export interface TextAreaProps extends ComponentPropsWithRef<"textarea">, FieldTexts {}

/**
 * A field for several lines of text that grows with its content. `className` goes to the field, the rest to the
 * textarea.
 */
export function TextArea(props: TextAreaProps): ReactElement {
  const { label, note, hint, error, className, id, "aria-describedby": describedBy, ...rest } = props;
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <FormField fieldId={fieldId} label={label} note={note} hint={hint} error={error} className={className}>
      <textarea
        rows={4}
        {...rest}
        {...describeField({ id: fieldId, hint, error, describedBy })}
        id={fieldId}
        className="torg-input torg-text-area"
      />
    </FormField>
  );
}
