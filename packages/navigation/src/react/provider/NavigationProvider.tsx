import { shopAddresses, type ShopAddresses } from "@torg/format/addresses";
import type { ReactElement, ReactNode } from "react";
import { createContext, use, useMemo } from "react";
import type { NavigationTexts } from "../../texts/sv.ts";
import { navigationTexts } from "../../texts/sv.ts";

/** Where header, menus and footer lead; categories and pages have the addresses that came with them. */
export type NavigationAddresses = Pick<
  ShopAddresses,
  | "home"
  | "search"
  | "stores"
  | "account"
  | "cart"
  | "login"
  | "brands"
  | "brand"
  | "returns"
  | "accessibility"
  | "privacy"
  | "theme"
>;

interface NavigationContext {
  readonly texts: NavigationTexts;
  readonly addresses: NavigationAddresses;
}

const Context = createContext<NavigationContext>({ texts: navigationTexts, addresses: shopAddresses });

/** Props of NavigationProvider. */
export interface NavigationProviderProps {
  /** Words in place of the Swedish ones. */
  readonly texts?: NavigationTexts;
  /** Default: those of the contract; a value for all packages may be given whole. */
  readonly addresses?: Partial<NavigationAddresses>;
  readonly children: ReactNode;
}

/** Gives header, menus and footer their words and addresses. Without it they speak Swedish. */
export function NavigationProvider(props: NavigationProviderProps): ReactElement {
  const { texts = navigationTexts, addresses, children } = props;
  const value = useMemo(() => ({ texts, addresses: { ...shopAddresses, ...addresses } }), [texts, addresses]);
  return <Context value={value}>{children}</Context>;
}

/** The words of header, menus and footer. */
export function useNavigationTexts(): NavigationTexts {
  return use(Context).texts;
}

/** The addresses that header, menus and footer lead to. */
export function useNavigationAddresses(): NavigationAddresses {
  return use(Context).addresses;
}
