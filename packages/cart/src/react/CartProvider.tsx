import { shopAddresses, type ShopAddresses } from "@torg/format/addresses";
import { createContext, useContext, useMemo, type ReactElement, type ReactNode } from "react";
import { useStore } from "zustand";
import type { CartSnapshot, CartState } from "../state/cartState.ts";
import { cartTexts, type CartTexts } from "../texts/sv.ts";

/** Where the parts of the cart send their forms and links. */
export interface CartAddresses extends Pick<ShopAddresses, "product" | "cart" | "checkout" | "backend"> {
  /** Where a form without script comes back to: the page that it stands on. Default: the cart. */
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
  /** Default: the Swedish words; in `later` stand those that replace words of an opened cart and of codes. */
  readonly texts?: CartTexts;
  /** Default: those of the contract; a value for all packages may be given whole. */
  readonly addresses?: Partial<CartAddresses>;
  /** The shop's own switch; default true. */
  readonly buyEnabled?: boolean;
  /** True on the checkout page: its forms then ask for the checkout as well. */
  readonly refreshCheckout?: boolean;
  readonly children: ReactNode;
}

/** Gives the parts below it the cart of the page, its words and its addresses. */
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

/** The cart that the nearest provider gives, its words and addresses. */
export function useCartContext(): CartContextValue {
  const value = useContext(CartContext);
  if (value === null) throw new Error("A part of the cart stands outside CartProvider.");
  return value;
}

/** A part of what the cart shows; the component is drawn again when that part changes. */
export function useCart<T>(select: (snapshot: CartSnapshot) => T): T {
  return useStore(useCartContext().state, select);
}
