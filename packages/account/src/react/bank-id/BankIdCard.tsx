import { Button, type FormFlash } from "@torg/ui";
import type { ReactElement } from "react";
import { accountFields } from "../../contract/accountFields.ts";
import { accountPaths } from "../../contract/accountPaths.ts";
import { useAccountContext } from "../AccountProvider.tsx";
import { ConfirmPassword } from "../own-data/ConfirmPassword.tsx";
import { OwnDataCard } from "../own-data/OwnDataCard.tsx";

/** Props of BankIdCard. */
export interface BankIdCardProps {
  /** Whether BankID is linked to the account. */
  readonly state: "linked" | "unlinked";
  /** The refused form for linking; null if it is new. */
  readonly flash?: FormFlash | null | undefined;
}

/** Links BankID to the logged-in account, with its password, or unlinks it. */
export function BankIdCard({ state, flash }: BankIdCardProps): ReactElement {
  const { texts, addresses } = useAccountContext();
  const cardTexts = texts.bankId.card;
  return (
    <OwnDataCard id="bankid" title={cardTexts.heading}>
      <p>{cardTexts[state]}</p>
      {state === "linked" ? (
        <form method="post" action={addresses.backend(accountPaths.unlinkBankId)}>
          <Button type="submit">{cardTexts.unlink}</Button>
        </form>
      ) : (
        <form
          className="torg-end-account"
          method="post"
          action={addresses.backend(accountPaths.startBankId)}
          noValidate
        >
          <input type="hidden" name={accountFields.purpose} value="link" />
          <input type="hidden" name={accountFields.returnTo} value={addresses.accountData} />
          <ConfirmPassword flash={flash} />
          <div className="torg-end-account__actions">
            <Button type="submit">{cardTexts.link}</Button>
          </div>
        </form>
      )}
    </OwnDataCard>
  );
}
