import { Button } from "@torg/ui";
import type { ReactElement } from "react";
import { accountPaths } from "../../contract/accountPaths.ts";
import { useAccountContext } from "../AccountProvider.tsx";

/** Props of AccountHead. */
export interface AccountHeadProps {
  /** Empty if it is not known. */
  readonly name: string;
  readonly email: string;
  /** Which of the account's pages this is; left out on their subpages. */
  readonly current?: "orders" | "ownData" | undefined;
}

/** The header of all account pages: the logged-in customer, the logout button and the account's pages. */
export function AccountHead({ name, email, current }: AccountHeadProps): ReactElement {
  const { texts, addresses } = useAccountContext();
  const headTexts = texts.head;
  const pages = [
    { id: "orders", title: headTexts.orders, url: addresses.account },
    { id: "ownData", title: headTexts.ownData, url: addresses.accountData },
    { id: "wishes", title: headTexts.wishes, url: addresses.wishes },
  ] as const;
  return (
    <>
      <div className="torg-account-head__who">
        <span>{headTexts.greeting(name, email)}</span>
        <form method="post" action={addresses.backend(accountPaths.logOut)}>
          <Button type="submit" size="small">
            {headTexts.logOut}
          </Button>
        </form>
      </div>
      <nav className="torg-account-head" aria-label={headTexts.pages}>
        <ul className="torg-account-head__pages">
          {pages.map(({ id, title, url }) => (
            <li key={id}>
              <a href={url} aria-current={id === current ? "page" : undefined}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
