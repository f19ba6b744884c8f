import { type ReactElement, useState } from "react";
import { Checkbox } from "../checkbox/Checkbox.tsx";
import { joinClasses } from "../internal/joinClasses.ts";
import { TextField, type TextFieldProps } from "../text-field/TextField.tsx";
import { passwordMarks } from "../wire/password-field/passwordMarks.ts";

/** Props of PasswordField: those of a text field, and the label of its checkbox. */
export interface PasswordFieldProps extends Omit<TextFieldProps, "type"> {
  /** Label of the checkbox that shows the password. */
  readonly showLabel: string;
}

/**
 * A password field with a checkbox that shows the typed text; without script there is no checkbox. `className` goes to
 * the root, `ref` and all other props to the input.
 */
export function PasswordField({ showLabel, className, ...rest }: PasswordFieldProps): ReactElement {
  const [isShown, setIsShown] = useState(false);
  return (
    <div data-wire={passwordMarks.root} className={joinClasses("torg-password-field", className)}>
      <TextField {...rest} data-wire={passwordMarks.input} type={isShown ? "text" : "password"} />
      <div data-wire={passwordMarks.show} className="torg-password-field__show">
        <Checkbox checked={isShown} onChange={({ target }) => setIsShown(target.checked)} disabled={rest.disabled}>
          {showLabel}
        </Checkbox>
      </div>
    </div>
  );
}
