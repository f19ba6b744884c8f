import type { ConfirmationPage as ConfirmationPageData } from "@torg/pages/contract";
import { LinkButton } from "@torg/ui";
import type { ReactNode } from "react";
import { confirmationTexts as texts, offerConfirmationTexts } from "../texts/confirmationTexts.ts";

/** Props of `ConfirmationPage`. */
export interface ConfirmationPageProps {
  readonly page: ConfirmationPageData;
  /** The shop takes requests for an offer instead of orders. */
  readonly isOffer?: boolean | undefined;
}

/** Seconds until the page asks again whether the payment has gone through. */
const askAgainAfter = 4;

function Reference({ reference }: { readonly reference: string | null }): ReactNode {
  if (reference === null) return null;
  return (
    <p className="torg-confirmation-page__number">
      {texts.reference}: <strong>{reference}</strong>
    </p>
  );
}

/** What stands until the provider has said whether the payment went through; the page asks again by itself. */
function CheckingPage({ page }: ConfirmationPageProps): ReactNode {
  return (
    <div className="torg-confirmation-page">
      <meta httpEquiv="refresh" content={String(askAgainAfter)} />
      <h1>{texts.checking}</h1>
      <output>{texts.checkingLead}</output>
      <Reference reference={page.reference} />
      <p>{texts.checkingHint}</p>
    </div>
  );
}

/** What stands when money was held for an order that could not be taken. */
function RefusedPage({ page }: ConfirmationPageProps): ReactNode {
  return (
    <div className="torg-confirmation-page">
      <h1>{texts.refused}</h1>
      <p>{texts.refusedLead}</p>
      <Reference reference={page.reference} />
      <LinkButton href="/kassa/leverans">{texts.toCheckout}</LinkButton>
    </div>
  );
}

/** The thanks after an order: its number and what happens next. */
function ThanksPage({ page, isOffer = false }: ConfirmationPageProps): ReactNode {
  const words = isOffer ? offerConfirmationTexts : texts;
  return (
    <div className="torg-confirmation-page">
      <svg className="torg-confirmation-page__sign" viewBox="0 0 48 48" width="72" height="72" aria-hidden="true">
        <circle cx="24" cy="24" r="23" />
        <path d="m14 25 7 7 14-15" />
      </svg>
      <h1>{words.heading}</h1>
      <p className="torg-confirmation-page__number">
        {words.order}: <strong>{page.order_id}</strong>
      </p>
      <Reference reference={page.reference} />
      <h2>{words.next}</h2>
      <ol className="torg-confirmation-page__steps">
        {words.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <LinkButton href="/">{words.continue}</LinkButton>
    </div>
  );
}

/** The page after an order, or after a payment whose order does not stand yet. */
export function ConfirmationPage({ page, isOffer }: ConfirmationPageProps): ReactNode {
  if (page.state === "checking") return <CheckingPage page={page} />;
  return page.state === "refused" ? <RefusedPage page={page} /> : <ThanksPage page={page} isOffer={isOffer} />;
}
