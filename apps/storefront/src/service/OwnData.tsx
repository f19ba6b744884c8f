import { endNewsletterCall, exportDataCall } from "@torg/pages/contract";
import { Button, LinkButton } from "@torg/ui";
import type { ReactNode } from "react";
import { personalDataTexts } from "../texts/personalDataTexts.ts";
import { accountForms } from "./accountForms.ts";

/** Props of `OwnData`. */
export interface OwnDataProps {
  readonly wantsNews: boolean;
}

const { overview } = personalDataTexts;

interface CardProps {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

/** One thing that somebody may do with their data: what it is, and the way to do it. */
function Card({ id, title, text, children }: CardProps): ReactNode {
  return (
    <section className="torg-account-card" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p>{text}</p>
      {children}
    </section>
  );
}

/** Getting one's data, and the ways to end the newsletter, the membership and everything. */
export function OwnData({ wantsNews }: OwnDataProps): ReactNode {
  const { copy, news, club, erase, more } = overview;
  return (
    <div className="torg-account-cards">
      <Card id="copy" title={copy.heading} text={copy.text}>
        <form method="post" action={exportDataCall.path}>
          <Button type="submit">{copy.submit}</Button>
        </form>
      </Card>
      <Card id="news" title={news.heading} text={wantsNews ? news.yes : news.no}>
        {wantsNews ? (
          <form method="post" action={endNewsletterCall.path}>
            <Button type="submit">{news.submit}</Button>
          </form>
        ) : null}
      </Card>
      <Card id="club" title={club.heading} text={club.text}>
        <LinkButton href={accountForms.leave}>{club.link}</LinkButton>
      </Card>
      <Card id="erase" title={erase.heading} text={erase.text}>
        <LinkButton href={accountForms.erase} variant="danger">
          {erase.link}
        </LinkButton>
      </Card>
      <p className="torg-service-page__aside">
        {more.text} <a href={more.url}>{more.title}</a>
      </p>
    </div>
  );
}
