import { Button, ColumnPage, flashField, PageNote, TextField, type FormFlash } from "@torg/ui";
import type { ReactElement } from "react";
import { accountFields } from "../../contract/accountFields.ts";
import { accountPaths } from "../../contract/accountPaths.ts";
import { useAccountContext } from "../AccountProvider.tsx";
import { RegisterSent } from "./RegisterSent.tsx";

/** Props of RegisterPage. */
export interface RegisterPageProps {
  /** The refused or sent form; null if it is new. */
  readonly flash?: FormFlash | null;
  /** Whether the form was sent and an e-mail is on its way. Default: false. */
  readonly isSent?: boolean;
}

/** The page for creating an account: name and address; the password is chosen with the link in an e-mail. */
export function RegisterPage({ flash = null, isSent = false }: RegisterPageProps): ReactElement {
  const { texts, addresses } = useAccountContext();
  if (isSent) return <RegisterSent flash={flash} />;
  const registerTexts = texts.register;
  const { firstName, lastName, email } = accountFields;
  return (
    <ColumnPage width="narrow" heading={registerTexts.heading} lead={registerTexts.lead}>
      <form className="torg-login" method="post" action={addresses.backend(accountPaths.register)} noValidate>
        <TextField label={registerTexts.firstName} autoComplete="given-name" {...flashField(flash, firstName)} />
        <TextField label={registerTexts.lastName} autoComplete="family-name" {...flashField(flash, lastName)} />
        <TextField
          label={registerTexts.email}
          type="email"
          autoComplete="email"
          hint={registerTexts.emailHint}
          {...flashField(flash, email)}
        />
        <Button type="submit" variant="primary" wide>
          {registerTexts.submit}
        </Button>
      </form>
      <ul className="torg-login__links">
        <li>
          <a href={addresses.login}>{registerTexts.already}</a>
        </li>
      </ul>
      <PageNote>
        {registerTexts.privacy} <a href={addresses.privacy}>{registerTexts.privacyLink}</a>.
      </PageNote>
    </ColumnPage>
  );
}
