import type { CartState } from "@torg/cart/state";
import { useEffect, useMemo, useState } from "react";
import { emptyFlash, type CheckoutFlash } from "../domain/checkoutFlash.ts";
import type { OrderErrorTarget } from "../domain/orderPlaces.ts";
import type { CheckoutState } from "../state/checkoutState.ts";
import { createMendedFlash, type MendedFlash } from "../state/createMendedFlash.ts";
import { mendedPlaces } from "../state/mendedPlaces.ts";

interface FlashSubject {
  readonly state: CheckoutState;
  readonly cart: CartState;
  readonly flash: CheckoutFlash | null | undefined;
}

/**
 * Returns the store of a refused form's result, from which problems disappear as the visitor corrects them; the same
 * store as long as `flash` is the same.
 */
export function useMendedFlash({ state, cart, flash }: FlashSubject): MendedFlash {
  const [corrected] = useState(() => new Set<OrderErrorTarget>());
  const store = useMemo(() => createMendedFlash(flash ?? emptyFlash, corrected), [flash, corrected]);
  useEffect(() => {
    const stops = [
      state.subscribe((now, before) => store.mend(mendedPlaces(now, before))),
      cart.subscribe(({ isPending, discountBox }) => store.mend(isPending || discountBox.isBusy ? ["products"] : [])),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [state, cart, store]);
  return store;
}
