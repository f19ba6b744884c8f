import { ColumnPage, LinkButton, PageNote } from "@torg/ui";
import type { ReactElement, ReactNode } from "react";
import { useAccountContext } from "../AccountProvider.tsx";
import { BankIdForm } from "../bank-id/BankIdForm.tsx";
import { LoginForm, type LoginFormProps } from "./LoginForm.tsx";

/** Props of LoginPage. */
export interface LoginPageProps extends LoginFormProps {
  /** Whether the shop supports BankID logins. */
  readonly hasBankId?: boolean;
  /** Other ways to log in, below the form. */
  readonly children?: ReactNode;
}

/** The login page: the form, how to get an account, information about the club, and that no login is needed to buy. */
export function LoginPage({ children, hasBankId = false, ...form }: LoginPageProps): ReactElement {
  const { texts, addresses } = useAccountContext();
  const loginTexts = texts.login;
  return (
    <ColumnPage width="narrow" heading={loginTexts.heading} lead={loginTexts.lead}>
      <LoginForm {...form} />
      {hasBankId && (
        <div className="torg-login__other">
          <BankIdForm returnTo={form.returnTo} />
        </div>
      )}
      {children}
      <ul className="torg-login__links">
        <li>
          <a href={addresses.accountHelp}>{loginTexts.help}</a>
        </li>
      </ul>
      <PageNote>{loginTexts.guest}</PageNote>
      <section className="torg-login__way" aria-labelledby="torg-login-new">
        <h2 id="torg-login-new">{loginTexts.newHere.heading}</h2>
        <p>{loginTexts.newHere.text}</p>
        <LinkButton href={addresses.accountRegister}>{loginTexts.register}</LinkButton>
      </section>
      <section className="torg-login__way" aria-labelledby="torg-login-club">
        <h2 id="torg-login-club">{loginTexts.club.heading}</h2>
        <p>{loginTexts.club.text}</p>
        <ul className="torg-login__links">
          <li>
            <a href={addresses.becomeMember}>{loginTexts.become}</a>
          </li>
          <li>
            <a href={addresses.alreadyMember}>{loginTexts.already}</a>
          </li>
        </ul>
      </section>
    </ColumnPage>
  );
}
