import { createContext, useContext, type ReactElement, type ReactNode } from "react";
import { creditTexts, type CreditTexts } from "../texts/index.ts";

const TextsContext = createContext<CreditTexts>(creditTexts);

/** Props of CreditProvider. */
export interface CreditProviderProps {
  readonly texts: CreditTexts;
  readonly children: ReactNode;
}

/** Gives the parts below it other words than the Swedish ones that they have without it. */
export function CreditProvider({ texts, children }: CreditProviderProps): ReactElement {
  return <TextsContext value={texts}>{children}</TextsContext>;
}

/** The words that the nearest provider gives. */
export function useCreditTexts(): CreditTexts {
  return useContext(TextsContext);
}
