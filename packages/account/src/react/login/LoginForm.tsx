import { Button, flashField, PasswordField, TextField, type FormFlash } from "@torg/ui";
import type { ReactElement } from "react";
import { accountFields } from "../../contract/accountFields.ts";
import { accountPaths } from "../../contract/accountPaths.ts";
import { useAccountContext } from "../AccountProvider.tsx";

/** Props of LoginForm. */
export interface LoginFormProps {
  /** The page to go to after a successful login. */
  readonly returnTo: string;
  /** The refused form; null if it is new. */
  readonly flash?: FormFlash | null;
}

/** The login as a plain form, which needs no script. A password is never filled in again. */
export function LoginForm({ returnTo, flash }: LoginFormProps): ReactElement {
  const { texts, addresses } = useAccountContext();
  const loginTexts = texts.login;
  const password = flashField(flash, accountFields.password);
  return (
    <form className="torg-login" method="post" action={addresses.backend(accountPaths.logIn)} noValidate>
      <input type="hidden" name={accountFields.returnTo} value={returnTo} />
      <TextField
        label={loginTexts.email}
        type="email"
        autoComplete="username"
        {...flashField(flash, accountFields.email)}
      />
      <PasswordField
        label={loginTexts.password}
        showLabel={loginTexts.showPassword}
        autoComplete="current-password"
        {...password}
        defaultValue={undefined}
      />
      <Button type="submit" variant="primary" wide>
        {loginTexts.submit}
      </Button>
    </form>
  );
}
