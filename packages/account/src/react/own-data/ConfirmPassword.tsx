import { flashField, type FormFlash, PasswordField } from "@torg/ui";
import type { ReactElement } from "react";
import { accountFields } from "../../contract/accountFields.ts";
import { useAccountContext } from "../AccountProvider.tsx";

/** Props of ConfirmPassword. */
export interface ConfirmPasswordProps {
  /** The refused form; null if it is new. */
  readonly flash: FormFlash | null | undefined;
  readonly hint?: string;
}

/** Asks for the logged-in account's password, so that nobody else changes it; it is never filled in again. */
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
