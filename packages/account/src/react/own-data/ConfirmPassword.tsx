import { flashField, type FormFlash, PasswordField } from "@torg/ui";
import type { ReactElement } from "react";
import { accountFields } from "../../contract/accountFields.ts";
import { useAccountContext } from "../AccountProvider.tsx";

/** Props of ConfirmPassword. */
export interface ConfirmPasswordProps {
  /** The form as it was refused; null when it is new. */
  readonly flash: FormFlash | null | undefined;
  readonly hint?: string;
}

/** Asks for the password of the account that is open, so that nobody else changes it; what was typed is never shown again. */
export function ConfirmPassword({ flash, hint }: ConfirmPasswordProps): ReactElement {
  const { texts } = useAccountContext();
  return (
    <PasswordField
      label={texts.ownData.confirm.password}
      showLabel={texts.login.showPassword}
      autoComplete="current-password"
      hint={hint}
      {...flashField(flash, accountFields.password)}
      defaultValue={undefined}
    />
  );
}
