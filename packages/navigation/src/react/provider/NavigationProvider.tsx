import { shopAddresses, type ShopAddresses } from "@torg/format/addresses";
import type { ReactElement, ReactNode } from "react";
import { createContext, use, useMemo } from "react";
import type { NavigationTexts } from "../../texts/sv.ts";
import { navigationTexts } from "../../texts/sv.ts";

/** The addresses that header, menus and footer link to; categories and pages bring their own. */
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
  /** Replaces the Swedish texts. */
  readonly texts?: NavigationTexts;
  /** Default: those of the contract; an object with the addresses of all packages may be passed as it is. */
  readonly addresses?: Partial<NavigationAddresses>;
  readonly children: ReactNode;
}

/** Provides texts and addresses to header, menus and footer. Without it they use Swedish and the defaults. */
export function NavigationProvider(props: NavigationProviderProps): ReactElement {
  const { texts = navigationTexts, addresses, children } = props;
  const value = useMemo(() => ({ texts, addresses: { ...shopAddresses, ...addresses } }), [texts, addresses]);
  return <Context value={value}>{children}</Context>;
}

/** The texts of header, menus and footer. */
export function useNavigationTexts(): NavigationTexts {
  return use(Context).texts;
}

/** The addresses that header, menus and footer link to. */
export function useNavigationAddresses(): NavigationAddresses {
  return use(Context).addresses;
}
