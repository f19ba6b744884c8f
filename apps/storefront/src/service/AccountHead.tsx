import { Button } from "@torg/ui";
import type { ReactNode } from "react";
import { serviceTexts } from "../texts/serviceTexts.ts";
import { accountForms } from "./accountForms.ts";

/** Props of `AccountHead`. */
export interface AccountHeadProps {
  readonly heading: string;
  readonly name: string;
  readonly email: string;
  /** The address of the page among those of the account; left out on a page below one of them. */
  readonly current?: string;
}

const texts = serviceTexts.account;

/** What all pages of an account begin with: the heading, who is logged in, the way out and the account's pages. */
export function AccountHead({ heading, name, email, current }: AccountHeadProps): ReactNode {
  return (
    <>
      <h1>{heading}</h1>
      <div className="torg-service-page__who">
        <span>{texts.greeting(name, email)}</span>
        <form method="post" action={accountForms.logout}>
          <Button type="submit" size="small">
            {texts.logOut}
          </Button>
        </form>
      </div>
      <nav className="torg-account-pages" aria-label={texts.pagesLabel}>
        <ul>
          {texts.pages.map(({ title, url }) => (
            <li key={url}>
              <a href={url} aria-current={url === current ? "page" : undefined}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
