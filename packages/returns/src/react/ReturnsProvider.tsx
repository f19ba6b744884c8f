import { shopAddresses, type ShopAddresses } from "@torg/format/addresses";
import { createContext, useContext, useMemo, type ReactElement, type ReactNode } from "react";
import { returnsTexts, type ReturnsTexts } from "../texts/sv.ts";

/** The address of the returns page, and where forms are sent without script. */
export type ReturnsAddresses = Pick<ShopAddresses, "backend" | "returns">;

interface ReturnsContext {
  readonly texts: ReturnsTexts;
  readonly addresses: ReturnsAddresses;
}

const Context = createContext<ReturnsContext>({ texts: returnsTexts, addresses: shopAddresses });

/** Props of ReturnsProvider. */
export interface ReturnsProviderProps {
  /** Default: the Swedish texts. */
  readonly texts?: ReturnsTexts;
  /** Default: those of the contract; a value made for all packages may be passed whole. */
  readonly addresses?: Partial<ReturnsAddresses>;
  readonly children: ReactNode;
}

/** Provides texts and addresses to its children. Without it they use Swedish. */
export function ReturnsProvider(props: ReturnsProviderProps): ReactElement {
  const { texts = returnsTexts, addresses, children } = props;
  const value = useMemo(() => ({ texts, addresses: { ...shopAddresses, ...addresses } }), [texts, addresses]);
  return <Context value={value}>{children}</Context>;
}

/** The texts of the nearest provider. */
export function useReturnsTexts(): ReturnsTexts {
  return useContext(Context).texts;
}

/** The addresses of the nearest provider. */
export function useReturnsAddresses(): ReturnsAddresses {
  return useContext(Context).addresses;
}
