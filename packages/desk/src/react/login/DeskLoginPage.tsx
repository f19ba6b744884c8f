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
  const words = texts.login;
  return (
    <ColumnPage width="narrow" heading={words.heading} lead={words.lead}>
      <form className="torg-desk-form" method="post" action={addresses.backend(deskPaths.logIn)} noValidate>
        <input type="hidden" name={deskFields.returnTo} value={returnTo} />
        <TextField label={words.email} type="email" autoComplete="username" {...flashField(flash, deskFields.email)} />
        <PasswordField
          label={words.password}
          showLabel={words.showPassword}
          autoComplete="current-password"
          {...flashField(flash, deskFields.password)}
          defaultValue={undefined}
        />
        <TextField
          label={words.code}
          hint={words.codeHint}
          inputMode="numeric"
          autoComplete="one-time-code"
          className="torg-desk-form__short"
          {...flashField(flash, deskFields.code)}
          defaultValue={undefined}
        />
        <Button type="submit" variant="primary" wide>
          {words.submit}
        </Button>
      </form>
    </ColumnPage>
  );
}
