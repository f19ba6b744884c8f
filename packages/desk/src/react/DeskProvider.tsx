import { createContext, useContext, useMemo, type ReactElement, type ReactNode } from "react";
import { deskTexts, type DeskTexts } from "../texts/sv.ts";

/** Addresses of the desk's pages and calls. */
export interface DeskAddresses {
  /** The address of a page, from its path in the contract. */
  readonly page: (path: string) => string;
  /** The address of a call, from its path. */
  readonly backend: (path: string) => string;
}

interface DeskContextValue {
  readonly texts: DeskTexts;
  readonly addresses: DeskAddresses;
}

const usual: DeskAddresses = { page: (path) => path, backend: (path) => path };

const DeskContext = createContext<DeskContextValue>({ texts: deskTexts, addresses: usual });

/** Props of DeskProvider. */
export interface DeskProviderProps {
  /** Default: the Swedish texts. */
  readonly texts?: DeskTexts;
  /** Default: those of the contract. */
  readonly addresses?: Partial<DeskAddresses>;
  readonly children: ReactNode;
}

/** Provides texts and addresses to its children. Without it they use Swedish. */
export function DeskProvider({ texts = deskTexts, addresses, children }: DeskProviderProps): ReactElement {
  const value = useMemo(() => ({ texts, addresses: { ...usual, ...addresses } }), [texts, addresses]);
  return <DeskContext value={value}>{children}</DeskContext>;
}

/** The texts and addresses of the nearest provider. */
export function useDeskContext(): DeskContextValue {
  return useContext(DeskContext);
}
