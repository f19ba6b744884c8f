import { createContext, useContext, type ReactElement, type ReactNode } from "react";
import { returnsTexts, type ReturnsTexts } from "../texts/index.ts";

const TextsContext = createContext<ReturnsTexts>(returnsTexts);

/** Props of ReturnsProvider. */
export interface ReturnsProviderProps {
  readonly texts: ReturnsTexts;
  readonly children: ReactNode;
}

/** Gives the parts below it other words than the Swedish ones that they have without it. */
export function ReturnsProvider({ texts, children }: ReturnsProviderProps): ReactElement {
  return <TextsContext value={texts}>{children}</TextsContext>;
}

/** The words that the nearest provider gives. */
export function useReturnsTexts(): ReturnsTexts {
  return useContext(TextsContext);
}
