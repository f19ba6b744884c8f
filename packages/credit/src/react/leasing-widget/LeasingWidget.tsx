import { SanitisedHtml } from "@torg/ui";
import type { ReactElement } from "react";
import { leasingHtml } from "../../domain/index.ts";
import { useCreditTexts } from "../CreditProvider.tsx";

/** Props of LeasingWidget. */
export interface LeasingWidgetProps {
  /** The HTML from the lender's server; null if it failed. */
  readonly html: string | null;
}

/** The lender's leasing offer, sanitised and marked as an offer for companies; nothing if there is none. */
export function LeasingWidget({ html }: LeasingWidgetProps): ReactElement | null {
  const { leasing } = useCreditTexts();
  const shown = leasingHtml(html);
  if (shown === null) return null;
  return (
    <section className="torg-leasing-widget" aria-label={leasing.heading}>
      <SanitisedHtml html={shown} />
      <p className="torg-leasing-widget__note">{leasing.note}</p>
    </section>
  );
}
