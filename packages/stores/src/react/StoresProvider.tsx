import { createContext, useContext, type ReactElement, type ReactNode } from "react";
import { storesTexts, type StoresTexts } from "../texts/index.ts";

const TextsContext = createContext<StoresTexts>(storesTexts);

/** Props of StoresProvider. */
export interface StoresProviderProps {
  readonly texts: StoresTexts;
  readonly children: ReactNode;
}

/** Gives the parts below it other words than the Swedish ones that they have without it. */
export function StoresProvider({ texts, children }: StoresProviderProps): ReactElement {
  return <TextsContext value={texts}>{children}</TextsContext>;
}

/** The words that the nearest provider gives. */
export function useStoresTexts(): StoresTexts {
  return useContext(TextsContext);
}
