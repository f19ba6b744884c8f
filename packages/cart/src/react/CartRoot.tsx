import { useEffect, useState, type ReactElement } from "react";
import type { CartStateOptions } from "../state/cartState.ts";
import { createCartState } from "../state/createCartState.ts";
import { CartProvider, type CartProviderProps } from "./CartProvider.tsx";

/** Props of CartRoot: those of the provider without the state, and the options to create the state. */
export interface CartRootProps extends Omit<CartProviderProps, "state"> {
  readonly options: CartStateOptions;
}

/**
 * A provider that creates the cart state itself, once, for pages that need it nowhere else. Without an initial cart
 * (`options.initial`) it requests one from the server.
 */
export function CartRoot({ options, refreshCheckout = false, ...rest }: CartRootProps): ReactElement {
  const [state] = useState(() => createCartState({ refreshCheckout, ...options }));
  useEffect(() => {
    if (!state.getState().isLoaded) void state.refresh();
  }, [state]);
  return <CartProvider {...rest} refreshCheckout={refreshCheckout} state={state} />;
}
