import { createContext, useContext, useMemo, type ReactElement, type ReactNode } from "react";
import { deskTexts, type DeskTexts } from "../texts/index.ts";

/** Where the pages of the desk lie, and where its forms go. */
export interface DeskAddresses {
  /** The address of a page, from where the contract says that it lies. */
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
  /** Default: the Swedish words. */
  readonly texts?: DeskTexts;
  /** Default: those of the contract. */
  readonly addresses?: Partial<DeskAddresses>;
  readonly children: ReactNode;
}

/** Gives the parts below it their words and addresses. Without it they speak Swedish. */
export function DeskProvider({ texts = deskTexts, addresses, children }: DeskProviderProps): ReactElement {
  const value = useMemo(() => ({ texts, addresses: { ...usual, ...addresses } }), [texts, addresses]);
  return <DeskContext value={value}>{children}</DeskContext>;
}

/** The words and addresses that the nearest provider gives. */
export function useDeskContext(): DeskContextValue {
  return useContext(DeskContext);
}
