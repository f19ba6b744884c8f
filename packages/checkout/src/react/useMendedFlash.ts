import type { CartState } from "@torg/cart/state";
import { useEffect, useMemo, useState } from "react";
import { emptyFlash, type CheckoutFlash } from "../domain/checkoutFlash.ts";
import type { OrderPlace } from "../domain/orderPlaces.ts";
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
  const [mended] = useState(() => new Set<OrderPlace>());
  const own = useMemo(() => createMendedFlash(flash ?? emptyFlash, mended), [flash, mended]);
  useEffect(() => {
    const stops = [
      state.subscribe((now, before) => own.mend(mendedPlaces(now, before))),
      cart.subscribe(({ isPending, discountBox }) => own.mend(isPending || discountBox.isBusy ? ["products"] : [])),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [state, cart, own]);
  return own;
}
