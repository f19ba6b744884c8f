import type { Client } from "@torg/http";
import type { StoreApi } from "zustand/vanilla";
import { addToCartCall } from "../contract/cartCalls.ts";
import { addedDuration } from "../domain/buying/buyButton.ts";
import type { CartTotals } from "../domain/cart.ts";
import { changesOfAddition, purchaseKey, type Addition } from "../domain/buying/cartChange.ts";
import type { CartSnapshot, CartState, CartStateOptions, Purchase } from "./cartState.ts";
import { failureOf, type CartQueue, type Outcome } from "./createCartQueue.ts";

/** Milliseconds that an addition waits for the cart that is being asked for. */
export const longestWait = 2000;

interface Tools {
  readonly store: StoreApi<CartSnapshot>;
  readonly client: Client;
  readonly queue: CartQueue;
  /** Settles when the cart that is being asked for is there; null when none is. */
  readonly refreshing: () => Promise<void> | null;
  readonly schedule: (run: () => void, milliseconds: number) => () => void;
  readonly broadcast: (totals: CartTotals) => void;
  readonly emit: CartStateOptions["emit"];
}

type Purchases = Pick<CartState, "add" | "addAt" | "closeAddedDialog">;

/** Adding products: buttons that say so for a while, and the dialog. */
export function createPurchases(tools: Tools): Purchases {
  const { store, client, queue, refreshing, schedule, broadcast, emit } = tools;
  const { getState, setState } = store;
  const resets = new Map<string, () => void>();

  const setPurchase = (key: string, purchase: Purchase): void =>
    setState((state) => ({ purchases: { ...state.purchases, [key]: purchase } }));

  const conclude = (addition: Addition, outcome: Outcome): void => {
    const key = purchaseKey(addition.productId, addition.variantId ?? null);
    resets.get(key)?.();
    if (!outcome.isDone) {
      setPurchase(key, { phase: "idle", error: outcome.serverMessage });
      return;
    }
    setPurchase(key, { phase: "added", error: null });
    resets.set(
      key,
      schedule(() => setPurchase(key, { phase: "done", error: null }), addedDuration),
    );
    emit?.("cart:added", {
      product_id: addition.productId,
      variant_id: addition.variantId ?? null,
      addon_product_ids: addition.addonProductIds ?? [],
    });
  };

  /** Another tab may have changed what there is one more of: until the newest cart is there. */
  const refreshed = async (): Promise<void> => {
    for (let reading = refreshing(); reading !== null; reading = refreshing()) await reading;
  };
  /** A connection that has just woken may never answer: what is bought goes out all the same. */
  const pause = (): Promise<void> => new Promise((resolve) => void schedule(resolve, longestWait));

  const begin = ({ productId, variantId = null }: Addition): void =>
    setPurchase(purchaseKey(productId, variantId), { phase: "adding", error: null });

  return {
    async add(addition) {
      begin(addition);
      if (refreshing() !== null) await Promise.race([refreshed(), pause()]);
      const outcome = await queue.want(changesOfAddition(getState().anticipated, addition));
      conclude(addition, outcome);
      if (outcome.isDone) setState(({ addedCount }) => ({ addedCount: addedCount + 1 }));
    },
    async addAt(address, addition) {
      begin(addition);
      setState({ addedDialog: { html: null, error: null } });
      try {
        const request = { product_id: addition.productId };
        const { modalHtml, cartTotal } = await client.send(addToCartCall, request, { url: address });
        conclude(addition, { isDone: true, serverMessage: null });
        setState(({ addedDialog }) => ({ addedDialog: addedDialog && { html: modalHtml, error: null } }));
        broadcast(cartTotal);
      } catch (error) {
        const outcome = failureOf(error);
        conclude(addition, outcome);
        setState(({ addedDialog }) => ({
          addedDialog: addedDialog && { html: null, error: { text: outcome.serverMessage } },
        }));
      }
      // After a refusal as well: it may lie in the cart already, from another tab.
      await queue.read();
    },
    closeAddedDialog: () => setState({ addedDialog: null }),
  };
}
