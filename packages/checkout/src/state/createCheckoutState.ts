import { scheduleTimeout } from "@torg/http";
import { createStore, type StoreApi } from "zustand/vanilla";
import { readCheckoutPart } from "../contract/checkoutSchema.ts";
import type { CheckoutData } from "../domain/checkoutData.ts";
import type { CheckoutDependencies } from "./CheckoutDependencies.ts";
import { firstSnapshot, withData } from "./checkoutSnapshot.ts";
import type { CheckoutSnapshot, CheckoutState, CheckoutStateOptions } from "./checkoutState.ts";
import { createChoices } from "./createChoices.ts";
import { createHolds } from "./createHolds.ts";
import { createOrder } from "./createOrder.ts";
import { createOrderExtras } from "./createOrderExtras.ts";
import { followCart } from "./followCart.ts";

/** Returns functions that put a response, whole or partial, into the state and report its tracking events. */
function createAnswers(
  { getState, setState }: StoreApi<CheckoutSnapshot>,
  { initial, onTracking }: CheckoutStateOptions,
): Pick<CheckoutDependencies, "apply" | "applyData"> {
  const track = ({ trackingEvents: events }: CheckoutData): void => {
    if (events.length > 0) onTracking?.(events);
  };
  if (initial !== undefined) track(initial);
  return {
    applyData(data) {
      const isNew = data !== getState().data;
      setState((snapshot) => withData(data, snapshot));
      if (isNew) track(data);
    },
    apply(part) {
      const read = readCheckoutPart(getState().data, part);
      if (!read.ok) return;
      setState((snapshot) => withData(read.response, snapshot));
      track(read.response);
    },
  };
}

/** Calls `leave` when the calls that `settle` waits for have ended, or at once if there are none. */
function leaveSettled(settle: () => Promise<unknown> | null, leave: () => void): void {
  const settled = settle();
  if (settled === null) leave();
  else void settled.then(leave);
}

/** Creates the checkout of one page. It sends no request until one of its methods is called. */
export function createCheckoutState(options: CheckoutStateOptions): CheckoutState {
  const { client, initial, redirect, reload, now = () => new Date(), schedule = scheduleTimeout } = options;
  const store = createStore<CheckoutSnapshot>()(() => firstSnapshot(initial));
  const { getState, setState } = store;
  // Every change and every order begins with a hold.
  const { hold, holdForChange, isHeld, setEmbed } = createHolds(store);
  const { apply, applyData } = createAnswers(store, options);

  const { load, flush, ...choices } = createChoices({ store, client, hold: holdForChange, apply, applyData, schedule });
  const { settle, ...extras } = createOrderExtras({ store, client, schedule, reload });
  const { isPostalCodeInTheWay, stopAtPostalCode } = choices;
  const order = createOrder({
    store,
    client,
    hold: holdForChange,
    applyData,
    schedule,
    redirect,
    now,
    flush,
    load,
    settle,
    isPostalCodeInTheWay,
    stopAtPostalCode,
  });

  return {
    getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    apply,
    ...choices,
    ...extras,
    ...order,
    showPaymentError(message, how) {
      const isPaymentMissing = how?.keepsDisabled === true;
      setState({ paymentError: message ?? "", isPaymentMissing, checkoutIsEnabled: !isHeld() && !isPaymentMissing });
    },
    hold,
    leave: (url) => leaveSettled(settle, () => redirect?.(url)),
    followCart: (cart) => followCart({ cart, store, hold: holdForChange, reload }),
    setEmbed,
    checkout: {
      // If the page's initial data asked for a fresh start, this is that start.
      initializeSnippet: () => load({ isFreshStart: getState().data.resetsOrder }),
      setCheckoutIsEnabled: (isEnabled) => setState({ checkoutIsEnabled: isEnabled }),
    },
  };
}
