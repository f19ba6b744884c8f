import { Button, LinkButton, PageNote } from "@torg/ui";
import type { ReactElement } from "react";
import { accountPaths } from "../../contract/accountPaths.ts";
import { useAccountContext } from "../AccountProvider.tsx";
import { OwnDataCard } from "./OwnDataCard.tsx";

/** Props of OwnDataWays. */
export interface OwnDataWaysProps {
  /** Whether newsletters are sent. */
  readonly wantsNews: boolean;
}

/** Getting one's data, and the ways to end the newsletter, the membership and everything. */
export function OwnDataWays({ wantsNews }: OwnDataWaysProps): ReactElement {
  const { texts, addresses } = useAccountContext();
  const { copy, news, club, erase, more } = texts.ownData.overview;
  return (
    <div className="torg-own-data">
      <OwnDataCard id="copy" title={copy.heading}>
        <p>{copy.text}</p>
        <form method="post" action={addresses.backend(accountPaths.exportData)}>
          <Button type="submit">{copy.submit}</Button>
        </form>
      </OwnDataCard>
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
