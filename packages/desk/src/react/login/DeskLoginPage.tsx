import { Button, ColumnPage, flashField, PasswordField, TextField, type FormFlash } from "@torg/ui";
import type { ReactElement } from "react";
import { deskFields } from "../../contract/deskFields.ts";
import { deskPaths } from "../../contract/deskPaths.ts";
import { useDeskContext } from "../DeskProvider.tsx";

/** Props of DeskLoginPage. */
export interface DeskLoginPageProps {
  /** The page to go to after the login. */
  readonly returnTo: string;
  /** The refused form; null when it is new. */
  readonly flash?: FormFlash | null;
}

/** The staff login, as a plain form. Password and code are never prefilled. */
export function DeskLoginPage({ returnTo, flash }: DeskLoginPageProps): ReactElement {
  const { texts, addresses } = useDeskContext();
  const loginTexts = texts.login;
  return (
    <ColumnPage width="narrow" heading={loginTexts.heading} lead={loginTexts.lead}>
      <form className="torg-desk-form" method="post" action={addresses.backend(deskPaths.logIn)} noValidate>
        <input type="hidden" name={deskFields.returnTo} value={returnTo} />
        <TextField
          label={loginTexts.email}
          type="email"
          autoComplete="username"
          {...flashField(flash, deskFields.email)}
        />
        <PasswordField
          label={loginTexts.password}
          showLabel={loginTexts.showPassword}
          autoComplete="current-password"
          {...flashField(flash, deskFields.password)}
          defaultValue={undefined}
        />
        <TextField
          label={loginTexts.code}
          hint={loginTexts.codeHint}
          inputMode="numeric"
          autoComplete="one-time-code"
          className="torg-desk-form__short"
          {...flashField(flash, deskFields.code)}
          defaultValue={undefined}
        />
        <Button type="submit" variant="primary" wide>
          {loginTexts.submit}
        </Button>
      </form>
    </ColumnPage>
  );
}
