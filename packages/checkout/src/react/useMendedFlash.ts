import type { CartState } from "@torg/cart/state";
import { useCallback, useEffect, useMemo, useState } from "react";
import { emptyFlash, withoutMended, type CheckoutFlash } from "../domain/checkoutFlash.ts";
import type { OrderPlace } from "../domain/orderPlaces.ts";
import type { CheckoutState } from "../state/checkoutState.ts";
import { mendedPlaces } from "../state/mendedPlaces.ts";

interface FlashSubject {
  readonly state: CheckoutState;
  readonly cart: CartState;
  readonly flash: CheckoutFlash | null | undefined;
}

/** What a form without script has brought back, as long as it holds, and the way to take back what is said of a place. */
export function useMendedFlash({ state, cart, flash }: FlashSubject): {
  readonly flash: CheckoutFlash;
  readonly mend: (place: OrderPlace) => void;
} {
  const [mended, setMended] = useState<readonly OrderPlace[]>([]);
  const add = useCallback(
    (places: readonly OrderPlace[]): void =>
      setMended((before) => {
        const added = places.filter((place) => !before.includes(place));
        return added.length === 0 ? before : [...before, ...added];
      }),
    [],
  );
  useEffect(() => {
    const stops = [
      state.subscribe((now, before) => add(mendedPlaces(now, before))),
      cart.subscribe(({ isPending, discountBox }) => add(isPending || discountBox.isBusy ? ["products"] : [])),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [state, cart, add]);
  return useMemo(
    () => ({ flash: withoutMended(flash ?? emptyFlash, mended), mend: (place: OrderPlace) => add([place]) }),
    [flash, mended, add],
  );
}
