import { Button, ColumnPage, flashField, PageNote, TextField, type FormFlash } from "@torg/ui";
import type { ReactElement } from "react";
import { accountFields } from "../../contract/accountFields.ts";
import { accountPaths } from "../../contract/accountPaths.ts";
import { useAccountContext } from "../AccountProvider.tsx";

/** Props of LoginHelpPage. */
export interface LoginHelpPageProps {
  /** The refused form; null if it is new. */
  readonly flash?: FormFlash | null;
}

/**
 * The page for people who cannot log in: requests an e-mail with a link to choose a new password, or to log in without
 * one.
 */
export function LoginHelpPage({ flash }: LoginHelpPageProps): ReactElement {
  const { texts, addresses } = useAccountContext();
  const loginHelpTexts = texts.loginHelp;
  const { email, purpose } = accountFields;
  return (
    <ColumnPage width="narrow" heading={loginHelpTexts.heading} lead={loginHelpTexts.lead}>
      <form className="torg-login" method="post" action={addresses.backend(accountPaths.sendLink)} noValidate>
        <TextField label={loginHelpTexts.email} type="email" autoComplete="username" {...flashField(flash, email)} />
        <Button type="submit" variant="primary" name={purpose} value="password" wide>
          {loginHelpTexts.password}
        </Button>
        <Button type="submit" name={purpose} value="login" wide>
          {loginHelpTexts.login}
        </Button>
      </form>
      <ul className="torg-login__links">
        <li>
          <a href={addresses.login}>{loginHelpTexts.back}</a>
        </li>
        <li>
          <a href={addresses.accountRegister}>{loginHelpTexts.register}</a>
        </li>
      </ul>
      <PageNote>{loginHelpTexts.note}</PageNote>
    </ColumnPage>
  );
}
