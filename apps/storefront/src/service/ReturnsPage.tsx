import { returnsPath } from "@torg/format/addresses";
import type { ShopSettings } from "@torg/navigation/contract";
import type { ReturnsPageData } from "@torg/pages/contract";
import { CaseReceiptCard, type CaseReceiptCardProps } from "@torg/returns";
import { returnsTexts } from "@torg/returns/texts";
import type { ReactNode } from "react";
import { serviceTexts } from "../texts/serviceTexts.ts";
import { pageFlash } from "../flash/pageFlash.ts";
import { returns } from "./returns.island.tsx";

/** Props of `ReturnsPage`. */
export interface ReturnsPageProps {
  readonly page: ReturnsPageData;
  readonly settings: ShopSettings;
}

const texts = serviceTexts.returns;
const forms = [`${returnsPath}/find-order`, `${returnsPath}/registrera`];

/** What the shop has taken, with its number and what it said. */
function CaseReceiptView({ receipt }: CaseReceiptCardProps): ReactNode {
  return (
    <div className="torg-service-page">
      <h1>{texts.done}</h1>
      <CaseReceiptCard receipt={receipt} />
      <p className="torg-service-page__aside">
        <a href={returnsPath}>{texts.back}</a>
      </p>
    </div>
  );
}

/** The three ways to hand something back or complain, kept apart; and the form for two of them. */
export function ReturnsPage({ page, settings }: ReturnsPageProps): ReactNode {
  if (page.receipt !== null) return <CaseReceiptView receipt={page.receipt} />;
  const flash = pageFlash(page.draft, forms);
  const island = <returns.Place {...{ page, settings, flash }} />;
  if (page.isForm) {
    return (
      <div className="torg-service-page">
        <h1>{returnsTexts.heading}</h1>
        {island}
        <p className="torg-service-page__aside">
          <a href={returnsPath}>{texts.back}</a>
        </p>
      </div>
    );
  }
  return (
    <div className="torg-service-page" data-wide="">
      <h1>{texts.heading}</h1>
      <p className="torg-lead">{texts.lead}</p>
      <ul className="torg-service-page__ways">
        {texts.ways.map(({ title, text, link }) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
            {link === null ? null : <a href={link.url}>{link.title}</a>}
          </li>
        ))}
      </ul>
      {island}
      <p className="torg-service-page__aside">{texts.have}</p>
      <p className="torg-service-page__aside">{texts.dispute}</p>
    </div>
  );
}
