import type { LoginPageData } from "@torg/pages/contract";
import { Button, PasswordField, TextField } from "@torg/ui";
import type { ReactNode } from "react";
import { serviceTexts } from "../texts/serviceTexts.ts";
import { accountForms } from "./accountForms.ts";
import { pageFlash } from "../flash/pageFlash.ts";

/** Props of `LoginPage`. */
export interface LoginPageProps {
  readonly page: LoginPageData;
}

const texts = serviceTexts.login;

/** The login as a plain form, which needs no script. */
export function LoginPage({ page }: LoginPageProps): ReactNode {
  const { values, errors } = pageFlash(page.draft, [accountForms.login]) ?? { values: {}, errors: {} };
  const errorOf = new Map(Object.entries(errors).map(([field, sentences]) => [field, sentences.join(" ")]));
  const known = new Map(Object.entries(values));
  return (
    <div className="torg-service-page" data-narrow="">
      <h1>{texts.heading}</h1>
      <p className="torg-lead">{texts.lead}</p>
      <form className="torg-service-page__form" method="post" action={accountForms.login}>
        <input type="hidden" name="return_to" value={page.returnTo} />
        <TextField
          label={texts.email}
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={known.get("email")}
          error={errorOf.get("email")}
          required
        />
        <PasswordField
          label={texts.password}
          showLabel={texts.showPassword}
          name="password"
          autoComplete="current-password"
          error={errorOf.get("password")}
          required
        />
        <Button type="submit" variant="primary" wide>
          {texts.submit}
        </Button>
      </form>
      <ul className="torg-service-page__links">
        {[texts.become, texts.already].map(({ title, url }) => (
          <li key={url}>
            <a href={url}>{title}</a>
          </li>
        ))}
      </ul>
      <p className="torg-service-page__aside">{texts.guest}</p>
    </div>
  );
}
