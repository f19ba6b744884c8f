import { Button, ColumnPage, flashField, LinkButton, MessagePage, PasswordField, type FormFlash } from "@torg/ui";
import type { ReactElement } from "react";
import { accountFields } from "../../contract/accountFields.ts";
import { accountPaths } from "../../contract/accountPaths.ts";
import { type AccountLinkKind, choosesPassword, shortestPassword } from "../../domain/index.ts";
import { useAccountContext } from "../AccountProvider.tsx";

/** Props of AccountLinkPage. */
export interface AccountLinkPageProps {
  /** What the link is for; null where it opens nothing any more. */
  readonly kind: AccountLinkKind | null;
  /** What the link carries; a form sends it. */
  readonly token: string;
  /** The address that the letter went to. */
  readonly email: string;
  /** The form as it was refused; null when it is new. */
  readonly flash?: FormFlash | null;
}

const paths = {
  login: accountPaths.enterByLink,
  password: accountPaths.choosePassword,
  register: accountPaths.choosePassword,
  address: accountPaths.confirmAddress,
} as const;

/**
 * The page behind the link of a letter. The link itself does nothing, since mail programs follow links too: what it opens
 * is opened by a button, or by the choice of a password.
 */
export function AccountLinkPage({ kind, token, email, flash }: AccountLinkPageProps): ReactElement {
  const { texts, addresses } = useAccountContext();
  const words = texts.accountLink;
  if (kind === null) {
    return (
      <MessagePage
        heading={words.dead.heading}
        lead={words.dead.lead}
        actions={
          <>
            <LinkButton href={addresses.accountHelp} variant="primary">
              {words.dead.again}
            </LinkButton>
            <LinkButton href={addresses.login}>{words.dead.login}</LinkButton>
          </>
        }
      />
    );
  }
  const { heading, lead, submit } = words[kind];
  return (
    <ColumnPage width="narrow" heading={heading} lead={lead(email)}>
      <form className="torg-login" method="post" action={addresses.backend(paths[kind])} noValidate>
        <input type="hidden" name={accountFields.token} value={token} />
        {choosesPassword(kind) ? (
          <>
            {/* So that a password manager keeps the password with its address. */}
            <input type="email" value={email} autoComplete="username" readOnly hidden />
            <PasswordField
              label={words.newPassword}
              showLabel={texts.login.showPassword}
              autoComplete="new-password"
              hint={words.hint(shortestPassword)}
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
