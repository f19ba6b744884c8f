import type { CartState } from "@torg/cart/state";
import type { StoreApi } from "zustand/vanilla";
import type { CheckoutData } from "../domain/checkoutData.ts";
import { codesFingerprint } from "../domain/orderFingerprint.ts";
import { removeCorrected } from "../domain/orderPlaces.ts";
import type { CheckoutSnapshot } from "./checkoutState.ts";

/** What following a cart depends on. */
interface FollowCartDependencies {
  readonly cart: CartState;
  readonly store: StoreApi<CheckoutSnapshot>;
  readonly hold: () => () => void;
  readonly reload: (() => void) | undefined;
}

/** Whether the codes' amounts differ from the earlier data while the cart neither shows that nor is being read. */
function hasOtherCodes(
  { discount }: Pick<CheckoutData, "discount">,
  before: Pick<CheckoutData, "discount">,
  cart: Pick<CartState, "getState">,
): boolean {
  const { isPending, discountBox, cart: currentCart } = cart.getState();
  const codes = codesFingerprint(discount);
  return (
    !isPending &&
    !discountBox.isBusy &&
    codes !== codesFingerprint(before.discount) &&
    codes !== codesFingerprint(currentCart.discount)
  );
}

/** Holds the checkout while the cart is changing, and calls `reload` when the cart becomes empty. */
function holdWhileBusy({ cart, store, hold, reload }: FollowCartDependencies): () => void {
  let release: (() => void) | null = null;
  let hadLines = cart.getState().cart.lines.length > 0;
  const update = (): void => {
    const { cart: data, isPending, discountBox } = cart.getState();
    const isBusy = isPending || discountBox.isBusy;
    if (isBusy && release === null) {
      release = hold();
      // The problem with the cart is being corrected.
      store.setState(({ orderErrors }) => ({ orderErrors: removeCorrected(orderErrors, "products") }));
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
  update();
  const unsubscribe = cart.subscribe(update);
  return () => {
    unsubscribe();
    release?.();
  };
}

/**
 * Reads the cart again when its content may be outdated: line prices depend on the customer type, gift card amounts on
 * the delivery, and after a refusal the available goods have changed.
 */
function refreshOutdated({ cart, store }: FollowCartDependencies): () => void {
  return store.subscribe(({ data, orderErrors }, before) => {
    const isRefused = orderErrors !== before.orderErrors && (orderErrors?.message || orderErrors?.isOutdated);
    // Until the checkout is known its data are placeholders.
    const hasOtherVat = before.isLoaded && data.includesVat !== before.data.includesVat;
    if (hasOtherVat || isRefused || hasOtherCodes(data, before.data, cart)) void cart.refresh();
  });
}

/** Keeps a checkout in step with the cart, until the returned function is called. */
export function followCart(dependencies: FollowCartDependencies): () => void {
  const stopHolding = holdWhileBusy(dependencies);
  const stopRefreshing = refreshOutdated(dependencies);
  return () => {
    // The release at the end is no reason to read the cart.
    stopRefreshing();
    stopHolding();
  };
}
