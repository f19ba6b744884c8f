import { type ComponentPropsWithRef, type ReactElement, useId } from "react";
import { describeField } from "../form-field/describeField.ts";
import { FormField, type FieldTexts } from "../form-field/FormField.tsx";
import { SelectControl } from "./SelectControl.tsx";

/** One option of a select. */
export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean | undefined;
}

/** Props of Select: texts of the field, its options, and everything that a native select takes. */
export interface SelectProps extends ComponentPropsWithRef<"select">, FieldTexts {
  readonly options: readonly SelectOption[];
  /** Text of an empty first option; if the field is required, that option cannot be chosen. */
  readonly title?: string | undefined;
}

/** A native select. `className` goes to the field, `ref` and all other props to the select. */
export function Select(props: SelectProps): ReactElement {
  const { label, note, hint, error, options, title, className, id, "aria-describedby": describedBy, ...rest } = props;
  const ownId = useId();
  const fieldId = id ?? ownId;
  const initialValue = rest.value === undefined && rest.defaultValue === undefined ? { defaultValue: "" } : {};
  return (
    <FormField fieldId={fieldId} label={label} note={note} hint={hint} error={error} className={className}>
      <SelectControl
        {...(title === undefined ? {} : initialValue)}
        {...rest}
        {...describeField({ id: fieldId, hint, error, describedBy })}
        id={fieldId}
      >
        {title !== undefined && (
          <option value="" disabled={rest.required === true}>
            {title}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </SelectControl>
    </FormField>
  );
}
