import { Button, ColumnPage, type FormFlash } from "@torg/ui";
import type { ReactElement } from "react";
import { accountFields } from "../../contract/accountFields.ts";
import { accountPaths } from "../../contract/accountPaths.ts";
import { useAccountContext } from "../AccountProvider.tsx";

/** Props of RegisterSent. */
export interface RegisterSentProps {
  /** The sent form, so that it can be sent again; null if the page is opened again later. */
  readonly flash: FormFlash | null;
}

/** The page after the registration form: an e-mail is on its way, and how to have it sent again. */
export function RegisterSent({ flash }: RegisterSentProps): ReactElement {
  const { texts, addresses } = useAccountContext();
  const registerTexts = texts.register;
  const { firstName, lastName, email } = accountFields;
  return (
    <ColumnPage
      width="narrow"
      heading={registerTexts.sent.heading}
      lead={registerTexts.sent.lead(flash?.values[email] ?? "")}
    >
      <p>{registerTexts.sent.hint}</p>
      {flash === null ? null : (
        <form className="torg-login torg-login__more" method="post" action={addresses.backend(accountPaths.register)}>
          {[firstName, lastName, email].map((name) => (
            <input key={name} type="hidden" name={name} value={flash.values[name] ?? ""} />
          ))}
          <Button type="submit">{registerTexts.sent.again}</Button>
        </form>
      )}
      <ul className="torg-login__links">
        <li>
          <a href={addresses.accountRegister}>{registerTexts.sent.other}</a>
        </li>
        <li>
          <a href={addresses.login}>{registerTexts.already}</a>
        </li>
      </ul>
    </ColumnPage>
  );
}
