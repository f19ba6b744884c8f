import type { Schedule } from "@torg/http";
import type { StoreApi } from "zustand/vanilla";
import { addedEvent } from "../contract/cartEvents.ts";
import { addedDuration } from "../domain/buying/buyButton.ts";
import type { Addition } from "../domain/buying/cartChange.ts";
import { purchaseKey } from "../domain/buying/productKey.ts";
import type { CartSnapshot, CartStateOptions, PurchaseProgress, PurchaseProblem } from "./cartState.ts";

interface PurchaseProgressDependencies {
  readonly store: StoreApi<CartSnapshot>;
  readonly schedule: Schedule;
  readonly emit: CartStateOptions["emit"];
}

/** Records the progress of an addition, for the button of its product and variant. */
export interface PurchaseProgressActions {
  readonly begin: (addition: Addition) => void;
  /** Nothing was added; a failing server gives no message (null). */
  readonly refuse: (addition: Addition, problem: PurchaseProblem | null) => void;
  /** It is in the cart: the button confirms it for a while, and the page is notified. */
  readonly confirm: (addition: Addition, problem: PurchaseProblem | null) => void;
}

/** Creates the actions of one page. */
export function createPurchaseProgress({
  store,
  schedule,
  emit,
}: PurchaseProgressDependencies): PurchaseProgressActions {
  const resets = new Map<string, () => void>();

  const setProgress = ({ productId, variantId = null }: Addition, purchase: PurchaseProgress): void => {
    const key = purchaseKey(productId, variantId);
    resets.get(key)?.();
    resets.delete(key);
    store.setState(({ purchases }) => ({ purchases: { ...purchases, [key]: purchase } }));
  };

  return {
    begin: (addition) => setProgress(addition, { phase: "adding", problem: null }),
    refuse: (addition, problem) => setProgress(addition, { phase: "idle", problem }),
    confirm(addition, problem) {
      const { productId, variantId = null } = addition;
      setProgress(addition, { phase: "added", problem });
      const done = schedule(() => setProgress(addition, { phase: "done", problem }), addedDuration);
      resets.set(purchaseKey(productId, variantId), done);
      emit?.("cart:added", addedEvent(addition));
    },
  };
}
