import { createContext, useContext, useMemo, type ReactElement, type ReactNode } from "react";
import { useStore } from "zustand";
import type { ConsentSnapshot, ConsentState } from "../state/createConsentState.ts";
import { consentTexts, type ConsentTexts } from "../texts/sv.ts";

interface ConsentContextValue {
  readonly state: ConsentState;
  readonly texts: ConsentTexts;
}

const ConsentContext = createContext<ConsentContextValue | null>(null);

/** Props of ConsentProvider. */
export interface ConsentProviderProps {
  readonly state: ConsentState;
  /** Default: the Swedish texts. */
  readonly texts?: ConsentTexts;
  readonly children: ReactNode;
}

/** Provides the page's consent and its texts to the components below it. */
export function ConsentProvider({ state, texts = consentTexts, children }: ConsentProviderProps): ReactElement {
  const value = useMemo(() => ({ state, texts }), [state, texts]);
  return <ConsentContext value={value}>{children}</ConsentContext>;
}

/** The consent and the texts of the nearest provider. */
export function useConsentContext(): ConsentContextValue {
  const value = useContext(ConsentContext);
  if (value === null) throw new Error("A part of consent stands outside ConsentProvider.");
  return value;
}

/** The visitor's consent, and the state of the dialog. */
export function useConsent(): ConsentSnapshot {
  return useStore(useConsentContext().state);
}
