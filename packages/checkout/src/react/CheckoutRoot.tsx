import { createCartState, type CartState, type CartStateOptions } from "@torg/cart/state";
import { createRequestQueue } from "@torg/http";
import { useEffect, useState, type ReactElement, type ReactNode } from "react";
import type { CheckoutState, CheckoutStateOptions } from "../state/checkoutState.ts";
import { createCheckoutState } from "../state/createCheckoutState.ts";
import { CheckoutProvider, type CheckoutProviderProps } from "./CheckoutProvider.tsx";

/** Props of CheckoutRoot: those of the provider without the states, and the options to create the states. */
export interface CheckoutRootProps extends Omit<CheckoutProviderProps, "state" | "cart" | "children"> {
  /** `redirect` and `reload` default to the browser's own. */
  readonly options: CheckoutStateOptions;
  readonly cartOptions: CartStateOptions;
  /** Called with the cart, for the cart's own provider. */
  readonly children: (cart: CartState) => ReactNode;
}

/** The default navigation after an order. */
const browserNavigation: Pick<CheckoutStateOptions, "redirect" | "reload"> = {
  redirect(url) {
    window.location.assign(url);
  },
  reload() {
    window.location.reload();
  },
};

function createStates(
  options: CheckoutStateOptions,
  cartOptions: CartStateOptions,
): { readonly state: CheckoutState; readonly cart: CartState } {
  // Both get the checkout in responses: a late response to one must not undo a later change of the other.
  const inTurn = createRequestQueue();
  const state = createCheckoutState({ ...browserNavigation, ...options, client: inTurn(options.client) });
  const client = inTurn(cartOptions.client);
  return {
    state,
    cart: createCartState({ refreshCheckout: true, onCheckoutAnswer: state.apply, ...cartOptions, client }),
  };
}

/**
 * A provider that creates the states of cart and checkout itself, once, for pages that need them nowhere else.
 * Whichever of them the page did not come with (`initial` of its options) it requests from the server.
 */
export function CheckoutRoot({ options, cartOptions, children, ...rest }: CheckoutRootProps): ReactElement {
  const [{ state, cart }] = useState(() => createStates(options, cartOptions));
  useEffect(() => {
    if (!cart.getState().isLoaded) void cart.refresh();
    if (!state.getState().isLoaded) void state.checkout.initializeSnippet();
  }, [state, cart]);
  return (
    <CheckoutProvider {...rest} state={state} cart={cart}>
      {children(cart)}
    </CheckoutProvider>
  );
}
