import type { CartState } from "@torg/cart/state";
import { scheduleTimeout } from "@torg/http";
import { createStore, type StoreApi } from "zustand/vanilla";
import { checkoutDataSchema, readCheckoutPart } from "../contract/checkoutSchema.ts";
import type { CheckoutData } from "../domain/checkoutData.ts";
import { fieldFaults, mendPlace } from "../domain/orderPlaces.ts";
import { codesFingerprint } from "../domain/orderFingerprint.ts";
import type {
  CheckoutChoices,
  CheckoutSnapshot,
  CheckoutState,
  CheckoutStateOptions,
  PaymentEmbed,
} from "./checkoutState.ts";
import type { CheckoutTools } from "./createAsk.ts";
import { createChoices } from "./createChoices.ts";
import { createOrder } from "./createOrder.ts";
import { createSideCalls } from "./createSideCalls.ts";

function choicesOf(data: CheckoutData): CheckoutChoices {
  return {
    customerType: data.customerType,
    countryCode: data.countryCode,
    paymentTypeId: data.selectedPaymentTypeId,
    deliveryValue: data.delivery?.selected?.id ?? null,
    shippingOptionId: data.delivery?.session.shippingOptionId ?? null,
  };
}

/** Derives the part of the snapshot that depends on the checkout's data. */
function viewOf(
  data: CheckoutData,
): Pick<
  CheckoutSnapshot,
  "data" | "choices" | "checkoutHandler" | "selectedDeliveryTypePriceOre" | "isPostalCodeRequired"
> {
  return {
    data,
    choices: choicesOf(data),
    checkoutHandler: data.handler,
    selectedDeliveryTypePriceOre: data.delivery?.selected?.priceOre ?? null,
    isPostalCodeRequired: data.requiresPostalCode,
  };
}

function firstSnapshot(initial: CheckoutData | undefined): CheckoutSnapshot {
  // The schema's defaults for missing keys give an empty checkout.
  const data = initial ?? checkoutDataSchema.parse({});
  return {
    ...viewOf(data),
    isLoaded: initial !== undefined,
    checkoutIsEnabled: initial !== undefined,
    isUpdated: false,
    isChoiceLost: false,
    isPaymentChosen: initial !== undefined && data.isPaymentTypeChosen !== false,
    totalCartSumInclVatOre: 0,
    postalCodeTrouble: null,
    paymentError: null,
    isPaymentMissing: false,
    orderTrouble: null,
    orderPhase: "none",
    isUnsaved: false,
    orderMessage: { saved: data.orderMessage, isJustSaved: false },
    login: { isBusy: false, problem: null },
  };
}

/** Returns the snapshot with new data and everything derived from them. */
function withData(data: CheckoutData, { isPaymentChosen }: CheckoutSnapshot): Partial<CheckoutSnapshot> {
  return { ...viewOf(data), isPaymentChosen: data.isPaymentTypeChosen ?? isPaymentChosen, isLoaded: true };
}

/**
 * Returns the snapshot after the last pending change. If the data have changed, payment and order problems are cleared,
 * except those of the form and those that appeared meanwhile.
 */
function afterChange(before: CheckoutSnapshot, after: CheckoutSnapshot): Partial<CheckoutSnapshot> {
  const isUpdated = after.data !== before.data;
  const isOld = (name: "paymentError" | "orderTrouble"): boolean => isUpdated && after[name] === before[name];
  const { orderTrouble } = after;
  return {
    checkoutIsEnabled: after.isLoaded,
    isUpdated,
    paymentError: isOld("paymentError") ? null : after.paymentError,
    orderTrouble: isOld("orderTrouble") ? fieldFaults(orderTrouble) : orderTrouble,
  };
}

/** Returns functions that put a response, whole or partial, into the state and report its tracking events. */
function createAnswers(
  { getState, setState }: StoreApi<CheckoutSnapshot>,
  { initial, onTracking }: CheckoutStateOptions,
): Pick<CheckoutTools, "apply" | "applyData"> {
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
  let embed: PaymentEmbed | null = null;
  let holds = 0;
  let before = getState();

  const hold = (): (() => void) => {
    holds += 1;
    embed?.suspend();
    setState({ checkoutIsEnabled: false });
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      holds -= 1;
      if (holds > 0) return;
      embed?.resume();
      setState((after) => afterChange(before, after));
    };
  };

  // A hold by a provider's checkout is not a change; every change and every order begins here.
  const holdForChange = (): (() => void) => {
    if (holds === 0) before = getState();
    return hold();
  };

  const { apply, applyData } = createAnswers(store, options);

  const tools = { store, client, hold: holdForChange, apply, applyData, schedule };
  const { show, flush, ...choices } = createChoices(tools);
  const { settle, ...sideCalls } = createSideCalls({ ...tools, reload });
  return {
    getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    apply,
    ...choices,
    ...sideCalls,
    ...createOrder({ ...tools, ...choices, redirect, now, flush, show, settle }),
    showPaymentError(message, how) {
      const isPaymentMissing = how?.keepsDisabled === true;
      setState({ paymentError: message ?? "", isPaymentMissing, checkoutIsEnabled: !holds && !isPaymentMissing });
    },
    hold,
    leave: (url) => leaveSettled(settle, () => redirect?.(url)),
    followCart: (cart) => followCart({ ...tools, cart, reload }),
    setEmbed(next) {
      embed = next;
      if (holds > 0) next?.suspend();
    },
    checkout: {
      // If the page's initial data asked for a fresh start, this is that start.
      initializeSnippet: () => show(getState().data.resetsOrder),
      setCheckoutIsEnabled: (isEnabled) => setState({ checkoutIsEnabled: isEnabled }),
    },
  };
}

/** Whether the codes' amounts differ from the earlier data while the cart neither shows that nor is being read. */
function hasOtherCodes(
  { discount }: Pick<CheckoutData, "discount">,
  before: Pick<CheckoutData, "discount">,
  cart: Pick<CartState, "getState">,
): boolean {
  const { isPending, discountBox, cart: shown } = cart.getState();
  const codes = codesFingerprint(discount);
  return (
    !isPending &&
    !discountBox.isBusy &&
    codes !== codesFingerprint(before.discount) &&
    codes !== codesFingerprint(shown.discount)
  );
}

function followCart(tools: {
  readonly cart: CartState;
  readonly store: StoreApi<CheckoutSnapshot>;
  readonly hold: () => () => void;
  readonly reload: (() => void) | undefined;
}): () => void {
  const { cart, store, hold, reload } = tools;
  let release: (() => void) | null = null;
  let hadLines = cart.getState().cart.lines.length > 0;
  const follow = (): void => {
    const { cart: data, isPending, discountBox } = cart.getState();
    const isBusy = isPending || discountBox.isBusy;
    if (isBusy && release === null) {
      release = hold();
      // The problem with the cart is being corrected.
      store.setState(({ orderTrouble }) => ({ orderTrouble: mendPlace(orderTrouble, "products") }));
    } else if (!isBusy) {
      release?.();
      release = null;
    }
    store.setState({
      totalCartSumInclVatOre: data.lines.reduce((sum, line) => sum + line.totalPriceInclVatOre, 0),
    });
    const hasLines = data.lines.length > 0;
    if (hadLines && !hasLines && !isBusy) reload?.();
    hadLines = hasLines;
  };
  follow();
  const unsubscribe = cart.subscribe(follow);
  // The cart is read again when its content may be outdated: line prices depend on the customer type, gift card amounts
  // on the delivery, and after a refusal the available goods have changed.
  const unwatch = store.subscribe(({ data, orderTrouble }, before) => {
    const isRefused = orderTrouble !== before.orderTrouble && (orderTrouble?.message || orderTrouble?.isOutdated);
    const hasOtherVat = data.includesVat !== before.data.includesVat;
    if (hasOtherVat || isRefused || hasOtherCodes(data, before.data, cart)) void cart.refresh();
  });
  return () => {
    unsubscribe();
    unwatch();
    release?.();
  };
}
