import { shopAddresses, type ShopAddresses } from "@torg/format/addresses";
import { createContext, useContext, useMemo, type ReactElement, type ReactNode } from "react";
import { returnsTexts, type ReturnsTexts } from "../texts/index.ts";

/** Where the forms go without script, and the page of returns. */
export type ReturnsAddresses = Pick<ShopAddresses, "backend" | "returns">;

interface ReturnsContext {
  readonly texts: ReturnsTexts;
  readonly addresses: ReturnsAddresses;
}

const Context = createContext<ReturnsContext>({ texts: returnsTexts, addresses: shopAddresses });

/** Props of ReturnsProvider. */
export interface ReturnsProviderProps {
  /** Default: the Swedish words. */
  readonly texts?: ReturnsTexts;
  /** Default: those of the contract; a value for all packages may be given whole. */
  readonly addresses?: Partial<ReturnsAddresses>;
  readonly children: ReactNode;
}

/** Gives the parts below it their words and addresses. Without it they speak Swedish. */
export function ReturnsProvider(props: ReturnsProviderProps): ReactElement {
  const { texts = returnsTexts, addresses, children } = props;
  const value = useMemo(() => ({ texts, addresses: { ...shopAddresses, ...addresses } }), [texts, addresses]);
  return <Context value={value}>{children}</Context>;
}

/** The words that the nearest provider gives. */
export function useReturnsTexts(): ReturnsTexts {
  return useContext(Context).texts;
}

/** The addresses that the nearest provider gives. */
export function useReturnsAddresses(): ReturnsAddresses {
  return useContext(Context).addresses;
}
