import type { ConfirmationPage as ConfirmationPageData } from "@torg/pages/contract";
import { LinkButton } from "@torg/ui";
import type { ReactNode } from "react";
import { storefrontTexts } from "../texts/sv.ts";

/** Props of `ConfirmationPage`. */
export interface ConfirmationPageProps {
  readonly page: ConfirmationPageData;
}

/** The thanks after an order: its number and what happens next. */
export function ConfirmationPage({ page }: ConfirmationPageProps): ReactNode {
  const texts = storefrontTexts.confirmation;
  return (
    <div className="torg-confirmation-page">
      <svg className="torg-confirmation-page__sign" viewBox="0 0 48 48" width="72" height="72" aria-hidden="true">
        <circle cx="24" cy="24" r="23" />
        <path d="m14 25 7 7 14-15" />
      </svg>
      <h1>{texts.heading}</h1>
      <p className="torg-confirmation-page__number">
        {texts.order}: <strong>{page.order_id}</strong>
      </p>
      <h2>{texts.next}</h2>
      <ol className="torg-confirmation-page__steps">
        {texts.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <LinkButton href="/">{texts.continue}</LinkButton>
    </div>
  );
}
