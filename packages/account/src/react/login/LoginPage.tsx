import { ColumnPage, PageNote } from "@torg/ui";
import type { ReactElement, ReactNode } from "react";
import { useAccountContext } from "../AccountProvider.tsx";
import { LoginForm, type LoginFormProps } from "./LoginForm.tsx";

/** Props of LoginPage. */
export interface LoginPageProps extends LoginFormProps {
  /** Other ways to log in, below the form. */
  readonly children?: ReactNode;
}

/** The page of the login: the form, the ways to membership, and that nobody has to log in. */
export function LoginPage({ children, ...form }: LoginPageProps): ReactElement {
  const { texts, addresses } = useAccountContext();
  const words = texts.login;
  return (
    <ColumnPage width="narrow" heading={words.heading} lead={words.lead}>
      <LoginForm {...form} />
      {children}
      <ul className="torg-login__links">
        <li>
          <a href={addresses.becomeMember}>{words.become}</a>
        </li>
        <li>
          <a href={addresses.alreadyMember}>{words.already}</a>
        </li>
      </ul>
      <PageNote>{words.guest}</PageNote>
    </ColumnPage>
  );
}
