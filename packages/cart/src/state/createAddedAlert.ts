import type { StoreApi } from "zustand/vanilla";
import type { CartSnapshot, CartState } from "./cartState.ts";

/** Milliseconds that the alert about an added product stays. */
export const alertDuration = 5000;

/** The alert: shown, held while it is pointed at, and gone after its time or at once. */
export interface AddedAlert extends Pick<CartState, "closeAddedAlert" | "holdAddedAlert" | "releaseAddedAlert"> {
  readonly show: () => void;
}

/** Makes the alert of one cart. */
export function createAddedAlert(
  store: StoreApi<CartSnapshot>,
  schedule: (run: () => void, milliseconds: number) => () => void,
): AddedAlert {
  let stop = (): void => {};
  const close = (): void => {
    stop();
    store.setState({ isAddedAlertShown: false });
  };
  const run = (): void => {
    stop();
    stop = schedule(close, alertDuration);
  };
  return {
    show() {
      store.setState({ isAddedAlertShown: true });
      run();
    },
    closeAddedAlert: close,
    holdAddedAlert: () => stop(),
    releaseAddedAlert: () => {
      if (store.getState().isAddedAlertShown) run();
    },
  };
}
