import { shopAddresses, type ShopAddresses } from "@torg/format/addresses";
import { createContext, useContext, useMemo, type ReactElement, type ReactNode } from "react";
import { storesTexts, type StoresTexts } from "../texts/sv.ts";

/** The addresses that the list of stores with a product links to. */
export type StoresAddresses = Pick<ShopAddresses, "stores">;

interface StoresContext {
  readonly texts: StoresTexts;
  readonly addresses: StoresAddresses;
}

const Context = createContext<StoresContext>({ texts: storesTexts, addresses: shopAddresses });

/** Props of StoresProvider. */
export interface StoresProviderProps {
  /** Default: the Swedish texts. */
  readonly texts?: StoresTexts;
  /** Default: those of the contract; an object with the addresses of all packages may be passed as it is. */
  readonly addresses?: Partial<StoresAddresses>;
  readonly children: ReactNode;
}

/** Provides texts and addresses to the components below it. Without it they use Swedish and the defaults. */
export function StoresProvider(props: StoresProviderProps): ReactElement {
  const { texts = storesTexts, addresses, children } = props;
  const value = useMemo(() => ({ texts, addresses: { ...shopAddresses, ...addresses } }), [texts, addresses]);
  return <Context value={value}>{children}</Context>;
}

/** The texts of the nearest provider. */
export function useStoresTexts(): StoresTexts {
  return useContext(Context).texts;
}

/** The addresses of the nearest provider. */
export function useStoresAddresses(): StoresAddresses {
  return useContext(Context).addresses;
}
