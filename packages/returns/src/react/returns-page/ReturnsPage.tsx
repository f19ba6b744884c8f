import { ColumnPage, PageNote } from "@torg/ui";
import type { ReactElement, ReactNode } from "react";
import type { CaseReceipt } from "../../domain/caseReceipt.ts";
import { CaseReceiptCard } from "../receipt/CaseReceiptCard.tsx";
import { useReturnsAddresses, useReturnsTexts } from "../ReturnsProvider.tsx";
import { ReturnWays } from "./ReturnWays.tsx";

/** Props of ReturnsPage. */
export interface ReturnsPageProps {
  /** The case reported last; if set, the page is its receipt. */
  readonly receipt?: CaseReceipt | null;
  /** Whether the page is the form itself, as used without script. */
  readonly isForm?: boolean;
  /** The return form, or the button that opens it. */
  readonly children: ReactNode;
}

/** The three ways to return goods or complain, kept apart, with the form for two of them; or the receipt of a case. */
export function ReturnsPage({ receipt = null, isForm = false, children }: ReturnsPageProps): ReactElement {
  const texts = useReturnsTexts();
  const addresses = useReturnsAddresses();
  const words = texts.ways;
  const back = (
    <PageNote>
      <a href={addresses.returns}>{words.back}</a>
    </PageNote>
  );
  if (receipt !== null) {
    return (
      <ColumnPage heading={words.done}>
        <CaseReceiptCard receipt={receipt} />
        {back}
      </ColumnPage>
    );
  }
  if (isForm) {
    return (
      <ColumnPage heading={texts.heading}>
        {children}
        {back}
      </ColumnPage>
    );
  }
  return (
    <ColumnPage width="wide" heading={words.heading} lead={words.lead}>
      <ReturnWays />
      {children}
      <PageNote>{words.have}</PageNote>
      <PageNote>{words.dispute}</PageNote>
    </ColumnPage>
  );
}
