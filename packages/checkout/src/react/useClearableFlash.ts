import type { CartState } from "@torg/cart/state";
import { useEffect, useMemo, useState } from "react";
import { emptyFlash, type CheckoutFlash } from "../domain/checkoutFlash.ts";
import type { OrderErrorTarget } from "../domain/orderPlaces.ts";
import type { CheckoutState } from "../state/checkoutState.ts";
import { createClearableFlash, type ClearableFlash } from "../state/createClearableFlash.ts";
import { correctedTargets } from "../state/correctedTargets.ts";

interface FlashSubject {
  readonly state: CheckoutState;
  readonly cart: CartState;
  readonly flash: CheckoutFlash | null | undefined;
}

/**
 * Returns the store of a refused form's result, from which problems disappear as the visitor corrects them; the same
 * store as long as `flash` is the same.
 */
export function useClearableFlash({ state, cart, flash }: FlashSubject): ClearableFlash {
  const [corrected] = useState(() => new Set<OrderErrorTarget>());
  const store = useMemo(() => createClearableFlash(flash ?? emptyFlash, corrected), [flash, corrected]);
  useEffect(() => {
    const stops = [
      state.subscribe((now, before) => store.clear(correctedTargets(now, before))),
      cart.subscribe(({ isPending, discountBox }) => store.clear(isPending || discountBox.isBusy ? ["products"] : [])),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [state, cart, store]);
  return store;
}
