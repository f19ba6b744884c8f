import type { StoreApi } from "zustand/vanilla";
import { afterChange } from "./checkoutSnapshot.ts";
import type { CheckoutSnapshot, PaymentEmbed } from "./checkoutState.ts";

/** Keeps the checkout disabled as long as anything holds it. */
export interface Holds {
  /** Disables the checkout until the returned function is called; calling that again does nothing. */
  readonly hold: () => () => void;
  /** The same for a change or an order, after which the problems that it has solved are removed. */
  readonly holdForChange: () => () => void;
  readonly isHeld: () => boolean;
  /** The embedded payment that is suspended meanwhile; null if there is none. */
  readonly setEmbed: (embed: PaymentEmbed | null) => void;
}

/** Creates the counting lock of one checkout. */
export function createHolds({ getState, setState }: StoreApi<CheckoutSnapshot>): Holds {
  let embed: PaymentEmbed | null = null;
  let count = 0;
  let beforeChange = getState();

  const hold = (): (() => void) => {
    count += 1;
    embed?.suspend();
    setState({ checkoutIsEnabled: false });
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      count -= 1;
      if (count > 0) return;
      embed?.resume();
      setState((after) => afterChange(beforeChange, after));
    };
  };

  return {
    hold,
    holdForChange() {
      // A hold by a provider's checkout is not a change, so it does not mark its beginning.
      if (count === 0) beforeChange = getState();
      return hold();
    },
    isHeld: () => count > 0,
    setEmbed(next) {
      embed = next;
      if (count > 0) next?.suspend();
    },
  };
}
