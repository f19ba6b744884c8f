import { Button, ColumnPage, LinkButton } from "@torg/ui";
import type { ReactElement } from "react";
import { accountFields } from "../../contract/accountFields.ts";
import { accountPaths } from "../../contract/accountPaths.ts";
import { useAccountContext } from "../AccountProvider.tsx";
import { BankIdForm } from "./BankIdForm.tsx";
import { type BankIdPartProps, BankIdWaiting } from "./BankIdWaiting.tsx";

/** Why it is over, and links to continue. */
function Over({ login: { purpose, message, returnTo } }: BankIdPartProps): ReactElement {
  const { texts, addresses } = useAccountContext();
  const bankIdTexts = texts.bankId;
  return (
    <div className="torg-bank-id">
      <p>{message}</p>
      {purpose === "link" ? (
        <LinkButton href={addresses.accountData} wide variant="primary">
          {bankIdTexts.toOwnData}
        </LinkButton>
      ) : (
        <>
          <BankIdForm returnTo={returnTo} label={bankIdTexts.again} isFirst />
          <LinkButton href={addresses.login} wide>
            {bankIdTexts.otherWay}
          </LinkButton>
        </>
      )}
    </div>
  );
}

/** The person is identified, and continues with a button. */
function Proved({ login: { id, message } }: BankIdPartProps): ReactElement {
  const { texts, addresses } = useAccountContext();
  return (
    <form className="torg-bank-id" method="post" action={addresses.backend(accountPaths.collectBankId)}>
      <p>{message}</p>
      <input type="hidden" name={accountFields.login} value={id} />
      <Button type="submit" variant="primary" wide>
        {texts.bankId.goOn}
      </Button>
    </form>
  );
}

const views = { waiting: BankIdWaiting, over: Over, proved: Proved } as const;

/** A BankID login: waiting for the app, over, or identified. It works without script; script only polls more often. */
export function BankIdLoginPage({ login }: BankIdPartProps): ReactElement {
  const { heading } = useAccountContext().texts.bankId;
  const View = views[login.state];
  return (
    <ColumnPage width="narrow" heading={heading[login.purpose]}>
      <View login={login} />
    </ColumnPage>
  );
}
