import { shopAddresses, type ShopAddresses } from "@torg/format/addresses";
import { createContext, useContext, useMemo, type ReactElement, type ReactNode } from "react";
import { storesTexts, type StoresTexts } from "../texts/index.ts";

/** Where the list of stores that have a product leads. */
export type StoresAddresses = Pick<ShopAddresses, "stores">;

interface StoresContext {
  readonly texts: StoresTexts;
  readonly addresses: StoresAddresses;
}

const Context = createContext<StoresContext>({ texts: storesTexts, addresses: shopAddresses });

/** Props of StoresProvider. */
export interface StoresProviderProps {
  /** Default: the Swedish words. */
  readonly texts?: StoresTexts;
  /** Default: those of the contract; a value for all packages may be given whole. */
  readonly addresses?: Partial<StoresAddresses>;
  readonly children: ReactNode;
}

/** Gives the parts below it their words and addresses. Without it they speak Swedish. */
export function StoresProvider(props: StoresProviderProps): ReactElement {
  const { texts = storesTexts, addresses, children } = props;
  const value = useMemo(() => ({ texts, addresses: { ...shopAddresses, ...addresses } }), [texts, addresses]);
  return <Context value={value}>{children}</Context>;
}

/** The words that the nearest provider gives. */
export function useStoresTexts(): StoresTexts {
  return useContext(Context).texts;
}

/** The addresses that the nearest provider gives. */
export function useStoresAddresses(): StoresAddresses {
  return useContext(Context).addresses;
}
