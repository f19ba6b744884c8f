import type { ReactNode } from "react";
import { storefrontTexts } from "../texts/sv.ts";

/** Shown when the shop could not make the page. */
export function FailurePage(): ReactNode {
  const texts = storefrontTexts.failure;
  return (
    <div className="torg-message-page">
      <h1 className="torg-message-page__heading">{texts.heading}</h1>
      <p className="torg-message-page__lead">{texts.lead}</p>
      <p className="torg-message-page__actions">
        <a href="?">{texts.retry}</a>
        <a href="/">{texts.home}</a>
      </p>
    </div>
  );
}
