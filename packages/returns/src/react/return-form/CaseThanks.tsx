import type { ReactElement } from "react";
import { useStore } from "zustand";
import type { ReturnState } from "../../state/createReturnState.ts";
import { useReturnsTexts } from "../ReturnsProvider.tsx";

/** Props of CaseThanks. */
export interface CaseThanksProps {
  readonly state: ReturnState<File>;
}

/** The server's confirmation of a case, with its number and the link to its receipt, if the server gives them. */
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
