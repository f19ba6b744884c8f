import { Button, LinkButton, QrCode } from "@torg/ui";
import type { ReactElement } from "react";
import { accountFields } from "../../contract/accountFields.ts";
import { accountPaths } from "../../contract/accountPaths.ts";
import type { BankIdLogin } from "../../domain/bankIdLogin.ts";
import { bankIdMarks } from "../../wire/bankIdMarks.ts";
import { useAccountContext } from "../AccountProvider.tsx";

/** Props of the parts of a BankID login. */
export interface BankIdPartProps {
  readonly login: BankIdLogin;
}

/** The ways to open the app: a code for another device, a link for this one. */
function Ways({ login: { code, link, device } }: BankIdPartProps): ReactElement {
  const { texts, addresses } = useAccountContext();
  const bankIdTexts = texts.bankId;
  return (
    <div className="torg-bank-id__links" data-wire={bankIdMarks.ways}>
      {code !== null && (
        <div className="torg-bank-id__way" data-wire={bankIdMarks.there}>
          <p>{bankIdTexts.scan}</p>
          <QrCode {...code} label={bankIdTexts.code} data-wire={bankIdMarks.code} />
        </div>
      )}
      {link !== "" && (
        <div className="torg-bank-id__way">
          <LinkButton href={link} wide variant="primary" data-wire={bankIdMarks.open}>
            {bankIdTexts.open}
          </LinkButton>
          {device === "same" && <a href={addresses.bankIdLogin}>{bankIdTexts.elsewhere}</a>}
        </div>
      )}
    </div>
  );
}

/** A login waiting for the app: BankID's message, the ways to open the app, and a cancel button. */
export function BankIdWaiting({ login }: BankIdPartProps): ReactElement {
  const { texts, addresses } = useAccountContext();
  const bankIdTexts = texts.bankId;
  const { id, device, message, link, code } = login;
  const here = `${addresses.bankIdLogin}${device === "same" ? `?${accountFields.device}=same` : ""}`;
  return (
    <div className="torg-bank-id">
      <output data-wire={bankIdMarks.message}>{message}</output>
      {(link !== "" || code !== null) && <Ways login={login} />}
      <noscript>
        <p>
          {bankIdTexts.looksAgain} <a href={here}>{bankIdTexts.lookAgain}</a>
        </p>
      </noscript>
      <form method="post" action={addresses.backend(accountPaths.cancelBankId)}>
        <input type="hidden" name={accountFields.login} value={id} />
        <Button type="submit" variant="quiet">
          {bankIdTexts.cancel}
        </Button>
      </form>
    </div>
  );
}
