import { createContext, useContext, type ReactElement, type ReactNode } from "react";
import { creditTexts, type CreditTexts } from "../texts/index.ts";

const TextsContext = createContext<CreditTexts>(creditTexts);

/** Props of CreditProvider. */
export interface CreditProviderProps {
  readonly texts: CreditTexts;
  readonly children: ReactNode;
}

/** Provides texts that replace the Swedish defaults. */
export function CreditProvider({ texts, children }: CreditProviderProps): ReactElement {
  return <TextsContext value={texts}>{children}</TextsContext>;
}

/** The texts of the nearest provider. */
export function useCreditTexts(): CreditTexts {
  return useContext(TextsContext);
}
