import { shopAddresses, type ShopAddresses } from "@torg/format/addresses";
import { createContext, useContext, useMemo, type ReactElement, type ReactNode } from "react";
import { useStore } from "zustand";
import type { CartSnapshot, CartState } from "../state/cartState.ts";
import { cartTexts, type CartTexts } from "../texts/sv.ts";

/** The addresses that the parts of the cart send their forms and links to. */
export interface CartAddresses extends Pick<ShopAddresses, "product" | "cart" | "checkout" | "backend"> {
  /** The page that a form without script returns to, usually its own. Default: the cart. */
  readonly returnTo: string;
}

interface CartContextValue {
  readonly state: CartState;
  readonly texts: CartTexts;
  readonly addresses: CartAddresses;
  readonly buyEnabled: boolean;
  readonly refreshCheckout: boolean;
}

const CartContext = createContext<CartContextValue | null>(null);

/** Props of CartProvider. */
export interface CartProviderProps {
  readonly state: CartState;
  /** Default: the Swedish texts; `later` replaces texts of an opened cart and of codes. */
  readonly texts?: CartTexts;
  /** Default: those of the contract; a value with the addresses of all packages may be passed as it is. */
  readonly addresses?: Partial<CartAddresses>;
  /** The shop's own switch; default true. */
  readonly buyEnabled?: boolean;
  /** True on the checkout page, whose forms then request the checkout as well. */
  readonly refreshCheckout?: boolean;
  readonly children: ReactNode;
}

/** Provides the page's cart, its texts and its addresses. */
export function CartProvider(props: CartProviderProps): ReactElement {
  const { state, texts = cartTexts, addresses, buyEnabled = true, refreshCheckout = false, children } = props;
  const value = useMemo(
    () => ({
      state,
      texts,
      addresses: { ...shopAddresses, returnTo: addresses?.cart ?? shopAddresses.cart, ...addresses },
      buyEnabled,
      refreshCheckout,
    }),
    [state, texts, addresses, buyEnabled, refreshCheckout],
  );
  return <CartContext value={value}>{children}</CartContext>;
}

/** The cart of the nearest provider, with its texts and addresses. */
export function useCartContext(): CartContextValue {
  const value = useContext(CartContext);
  if (value === null) throw new Error("A part of the cart stands outside CartProvider.");
  return value;
}

/** A part of the cart's snapshot; the component re-renders when that part changes. */
export function useCart<T>(select: (snapshot: CartSnapshot) => T): T {
  return useStore(useCartContext().state, select);
}
