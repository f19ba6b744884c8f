import type { Client, Schedule } from "@torg/http";
import type { StoreApi } from "zustand/vanilla";
import { addToCartCall } from "../contract/cartCalls.ts";
import { additionProblem } from "../domain/buying/additionProblem.ts";
import { type Addition, addProducts } from "../domain/buying/cartChange.ts";
import type { OptimisticCart } from "../domain/buying/productLines.ts";
import type { CartTotals } from "../domain/cart.ts";
import type { CartSnapshot, CartState, CartStateOptions, PurchaseProblem } from "./cartState.ts";
import { createPurchaseProgress } from "./createPurchaseProgress.ts";
import type { CartQueue } from "./createCartQueue.ts";
import { failureOf, type Outcome } from "./failureOf.ts";

/** Updates the shown totals, and notifies the page; the VAT mode is left out where it is not known. */
export type Broadcast = (totals: CartTotals & { readonly includesVat?: boolean | undefined }) => void;

interface PurchasesDependencies {
  readonly store: StoreApi<CartSnapshot>;
  readonly client: Client;
  readonly queue: CartQueue;
  readonly schedule: Schedule;
  readonly broadcast: Broadcast;
  readonly emit: CartStateOptions["emit"];
}

type Purchases = Pick<CartState, "add" | "addAt" | "closeAddedDialog">;

/**
 * Returns the problem to show when the call of an addition has failed: the server's message about a refusal, else null.
 */
function failed({ serverMessage }: Outcome): PurchaseProblem | null {
  return serverMessage === null ? null : { code: "refused", serverMessage };
}

/** Returns the actions that add products, with the progress their buttons show and the dialog after an addition. */
export function createPurchases({ store, client, queue, schedule, broadcast, emit }: PurchasesDependencies): Purchases {
  const { getState, setState } = store;
  const { begin, refuse, confirm } = createPurchaseProgress({ store, schedule, emit });

  /** The problem shown by the cart after an addition: a product counts as added only if the cart holds it. */
  const problemOf = async (
    addition: Addition,
    before: OptimisticCart,
    outcome: Outcome,
  ): Promise<PurchaseProblem | null> => {
    const code = additionProblem(addition, before, outcome.cart ?? (await queue.read()));
    return code === null ? null : { code };
  };

  /** Fills the dialog, unless it was closed meanwhile. */
  const updateDialog = (dialog: NonNullable<CartSnapshot["addedDialog"]>): void =>
    setState(({ addedDialog }) => ({ addedDialog: addedDialog && dialog }));

  return {
    async add(addition) {
      begin(addition);
      const before = getState().optimisticCart;
      const outcome = await queue.enqueue(addProducts(addition));
      if (!outcome.ok) return refuse(addition, failed(outcome));
      const problem = await problemOf(addition, before, outcome);
      if (problem !== null && problem.code !== "addons-missing") return refuse(addition, problem);
      confirm(addition, problem);
      setState(({ addedCount }) => ({ addedCount: addedCount + 1 }));
    },
    async addAt(address, addition) {
      begin(addition);
      setState({ addedDialog: { html: null, error: null } });
      try {
        const request = { productId: addition.productId };
        const { modalHtml, cartTotal } = await client.send(addToCartCall, request, { url: address });
        const isEmpty = cartTotal.itemCount === 0 && cartTotal.productsOre === 0;
        if (isEmpty) refuse(addition, { code: "not-added" });
        else confirm(addition, null);
        updateDialog(isEmpty ? { html: null, error: { text: null } } : { html: modalHtml, error: null });
        broadcast(cartTotal);
      } catch (error) {
        const outcome = failureOf(error);
        const text = outcome.serverMessage;
        // Without a message from the server the product may have been added all the same.
        refuse(addition, failed(outcome) ?? { code: "unconfirmed" });
        updateDialog({ html: null, error: { text, isUnconfirmed: text === null } });
      }
      // Also after a refusal: another tab may have added it already.
      await queue.read();
    },
    closeAddedDialog: () => setState({ addedDialog: null }),
  };
}
