import type { ComplianceProfile } from "@torg/compliance";
import { Collapsible } from "@torg/ui";
import type { ReactElement } from "react";
import type { CreditCampaign, CreditExample, CreditLine } from "../../domain/index.ts";
import { creditClaim, creditOffer } from "../../domain/index.ts";
import { useCreditTexts } from "../CreditProvider.tsx";
import { CreditWarning } from "./CreditWarning.tsx";

/** Props of CreditOffer. */
export interface CreditOfferProps {
  readonly campaigns: readonly CreditCampaign[];
  /** The rules it follows; default: the Swedish ones of 2026. */
  readonly profile?: ComplianceProfile;
  /** Whether the campaigns are collapsed behind a button; default true. Example and warning are always visible. */
  readonly toggle?: boolean;
}

function Example({ example }: { readonly example: CreditExample }): ReactElement {
  const texts = useCreditTexts();
  return (
    <p className="torg-credit-offer__example">
      <strong>{texts.effectiveRate(example.effectiveRate)}.</strong>{" "}
      {creditClaim(example) === "fees-only" && `${texts.feesApply} `}
      {texts.example(example)}
    </p>
  );
}

function Lines({ lines }: { readonly lines: readonly CreditLine[] }): ReactElement {
  const texts = useCreditTexts();
  return (
    <ul className="torg-credit-offer__lines">
      {lines.map(({ id, label, monthlyCost, example }) => (
        <li key={id}>
          <span>{label}</span> <span className="torg-credit-offer__cost">{texts.monthly(monthlyCost)}</span>
          {example !== null && <Example example={example} />}
        </li>
      ))}
    </ul>
  );
}

/**
 * Credit beside a price: the lowest monthly cost, its example and warning, and the campaigns. It needs no script.
 * Renders nothing without a campaign that may be shown.
 */
export function CreditOffer({ campaigns, profile = "se-2026", toggle = true }: CreditOfferProps): ReactElement | null {
  const texts = useCreditTexts();
  const offer = creditOffer(campaigns, profile);
  if (offer === null) return null;
  const lines = <Lines lines={offer.lines} />;
  return (
    <section className="torg-credit-offer" aria-label={texts.heading}>
      <div className="torg-credit-offer__lead">{texts.lead(offer.claim, offer.lowest)}</div>
      {offer.example !== null && <Example example={offer.example} />}
      {toggle ? (
        <Collapsible
          variant="inline"
          title={
            <>
              <span className="torg-credit-offer__show">{texts.show}</span>
              <span className="torg-credit-offer__hide">{texts.hide}</span>
            </>
          }
        >
          {lines}
        </Collapsible>
      ) : (
        lines
      )}
      <CreditWarning />
    </section>
  );
}
