import type { ReactElement } from "react";
import { useStore } from "zustand";
import type { ReturnState } from "../../state/index.ts";
import { useReturnsTexts } from "../ReturnsProvider.tsx";

/** Props of CaseThanks. */
export interface CaseThanksProps {
  readonly state: ReturnState<File>;
}

/** The server's thanks for a case, with its number and the way to its receipt as far as the server tells them. */
export function CaseThanks({ state }: CaseThanksProps): ReactElement {
  const texts = useReturnsTexts();
  const { thanks, receipt } = useStore(state);
  return (
    <>
      <span>{thanks || texts.thanks}</span>
      {receipt.number !== null && <span> {texts.caseNumber(receipt.number)}</span>}
      {receipt.url !== null && (
        <>
          {" "}
          <a href={receipt.url}>{texts.showReceipt}</a>
        </>
      )}
    </>
  );
}
