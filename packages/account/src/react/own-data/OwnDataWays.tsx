import { Button, LinkButton, PageNote, type FormFlash } from "@torg/ui";
import type { ReactElement, ReactNode } from "react";
import { accountPaths } from "../../contract/accountPaths.ts";
import { useAccountContext } from "../AccountProvider.tsx";
import { BankIdCard, type BankIdCardProps } from "../bank-id/BankIdCard.tsx";
import { ChangeAddressForm } from "./ChangeAddressForm.tsx";
import { OwnDataCard } from "./OwnDataCard.tsx";

/** Props of OwnDataWays. */
export interface OwnDataWaysProps {
  /** The form for name, phone and address; left out if they cannot be changed here. */
  readonly details?: ReactNode;
  /** Whether newsletters are sent. */
  readonly wantsNews: boolean;
  /** The refused form for another address; null if it is new. */
  readonly flash?: FormFlash | null | undefined;
  /** Whether BankID is linked; null if the shop has no BankID. */
  readonly bankId?: BankIdCardProps["state"] | null | undefined;
  /** The refused form for linking BankID. */
  readonly bankIdFlash?: FormFlash | null | undefined;
}

/**
 * Cards for changing and exporting the customer's data, and for ending the newsletter, the membership or everything.
 */
export function OwnDataWays(props: OwnDataWaysProps): ReactElement {
  const { details = null, wantsNews, flash, bankId = null, bankIdFlash } = props;
  const { texts, addresses } = useAccountContext();
  const { contact, address, password, copy, news, club, erase, more } = texts.ownData.overview;
  return (
    <div className="torg-own-data">
      {details !== null && (
        <OwnDataCard id="contact" title={contact.heading}>
          <p>{contact.text}</p>
          {details}
        </OwnDataCard>
      )}
      <OwnDataCard id="copy" title={copy.heading}>
        <p>{copy.text}</p>
        <form method="post" action={addresses.backend(accountPaths.exportData)}>
          <Button type="submit">{copy.submit}</Button>
        </form>
      </OwnDataCard>
      <OwnDataCard id="address" title={address.heading}>
        <p>{address.text}</p>
        <ChangeAddressForm flash={flash} />
      </OwnDataCard>
      <OwnDataCard id="password" title={password.heading}>
        <p>{password.text}</p>
        <LinkButton href={addresses.accountHelp}>{password.link}</LinkButton>
      </OwnDataCard>
      {bankId !== null && <BankIdCard state={bankId} flash={bankIdFlash} />}
      <OwnDataCard id="news" title={news.heading}>
        <p>{wantsNews ? news.yes : news.no}</p>
        {wantsNews ? (
          <form method="post" action={addresses.backend(accountPaths.endNewsletter)}>
            <Button type="submit">{news.submit}</Button>
          </form>
        ) : null}
      </OwnDataCard>
      <OwnDataCard id="club" title={club.heading}>
        <p>{club.text}</p>
        <LinkButton href={addresses.leaveClub}>{club.link}</LinkButton>
      </OwnDataCard>
      <OwnDataCard id="erase" title={erase.heading}>
        <p>{erase.text}</p>
        <LinkButton href={addresses.eraseData} variant="danger">
          {erase.link}
        </LinkButton>
      </OwnDataCard>
      <PageNote>
        {more.text} <a href={addresses.privacy}>{more.title}</a>
      </PageNote>
    </div>
  );
}
