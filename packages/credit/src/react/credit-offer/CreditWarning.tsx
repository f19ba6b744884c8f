import type { ReactElement } from "react";
import { useCreditTexts } from "../CreditProvider.tsx";

/** The warning that the law requires beside a credit offer: a red sign and the whole text, never collapsed. */
export function CreditWarning(): ReactElement {
  const { warning } = useCreditTexts();
  return (
    <div className="torg-credit-warning">
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an inline drawing with an accessible name */}
      <svg className="torg-credit-warning__sign" viewBox="0 0 48 44" role="img" aria-label={warning.sign}>
        <path d="M24 3 46 41H2Z" />
        <path d="M24 16v12M24 33.5v2" />
      </svg>
      <p className="torg-credit-warning__text">
        <strong>{warning.lead}</strong> {warning.text}
      </p>
    </div>
  );
}
