import { useEffect, useState, type ReactElement } from "react";
import type { CartStateOptions } from "../state/cartState.ts";
import { createCartState } from "../state/createCartState.ts";
import { CartProvider, type CartProviderProps } from "./CartProvider.tsx";

/** Props of CartRoot: those of the provider but for the state, and what the state is made from. */
export interface CartRootProps extends Omit<CartProviderProps, "state"> {
  readonly options: CartStateOptions;
}

/**
 * A provider that makes the cart state itself, once, for pages that need it nowhere else. Without a cart to begin with
 * (`options.initial`) it asks the server for one.
 */
export function CartRoot({ options, refreshCheckout = false, ...rest }: CartRootProps): ReactElement {
  const [state] = useState(() => createCartState({ refreshCheckout, ...options }));
  useEffect(() => {
    if (!state.getState().isLoaded) void state.refresh();
  }, [state]);
  return <CartProvider {...rest} refreshCheckout={refreshCheckout} state={state} />;
}
