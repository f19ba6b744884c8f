import { Button, ColumnPage, flashField, LinkButton, MessagePage, PasswordField, type FormFlash } from "@torg/ui";
import type { ReactElement } from "react";
import { accountFields } from "../../contract/accountFields.ts";
import { accountPaths } from "../../contract/accountPaths.ts";
import { type AccountLinkKind, choosesPassword, minPasswordLength } from "../../domain/index.ts";
import { useAccountContext } from "../AccountProvider.tsx";

/** Props of AccountLinkPage. */
export interface AccountLinkPageProps {
  /** The purpose of the link; null if it is no longer valid. */
  readonly kind: AccountLinkKind | null;
  /** The link's token, sent with the form. */
  readonly token: string;
  /** The address that the e-mail was sent to. */
  readonly email: string;
  /** The refused form; null if it is new. */
  readonly flash?: FormFlash | null;
}

const paths = {
  login: accountPaths.enterByLink,
  password: accountPaths.choosePassword,
  register: accountPaths.choosePassword,
  address: accountPaths.confirmAddress,
} as const;

/**
 * The page behind the link in an e-mail. Opening the link does nothing by itself, because mail programs follow links
 * too: its action requires a button, or choosing a password.
 */
export function AccountLinkPage({ kind, token, email, flash }: AccountLinkPageProps): ReactElement {
  const { texts, addresses } = useAccountContext();
  const accountLinkTexts = texts.accountLink;
  if (kind === null) {
    return (
      <MessagePage
        heading={accountLinkTexts.dead.heading}
        lead={accountLinkTexts.dead.lead}
        actions={
          <>
            <LinkButton href={addresses.accountHelp} variant="primary">
              {accountLinkTexts.dead.again}
            </LinkButton>
            <LinkButton href={addresses.login}>{accountLinkTexts.dead.login}</LinkButton>
          </>
        }
      />
    );
  }
  const { heading, lead, submit } = accountLinkTexts[kind];
  return (
    <ColumnPage width="narrow" heading={heading} lead={lead(email)}>
      <form className="torg-login" method="post" action={addresses.backend(paths[kind])} noValidate>
        <input type="hidden" name={accountFields.token} value={token} />
        {choosesPassword(kind) ? (
          <>
            {/* Lets password managers store the password with its address. */}
            <input type="email" value={email} autoComplete="username" readOnly hidden />
            <PasswordField
              label={accountLinkTexts.newPassword}
              showLabel={texts.login.showPassword}
              autoComplete="new-password"
              hint={accountLinkTexts.hint(minPasswordLength)}
              {...flashField(flash, accountFields.password)}
              defaultValue={undefined}
            />
          </>
        ) : null}
        <Button type="submit" variant="primary" wide>
          {submit}
        </Button>
      </form>
    </ColumnPage>
  );
}
