import type { Client } from "@torg/http";
import type { StoreApi } from "zustand/vanilla";
import type { CartSnapshot, CartState, CartStateOptions } from "./cartState.ts";
import type { CartQueue } from "./createCartQueue.ts";
import type { DiscountRequest, DiscountResult } from "./discountRequests.ts";
import { failureOf } from "./failureOf.ts";

interface DiscountsDependencies {
  readonly store: StoreApi<CartSnapshot>;
  readonly client: Client;
  readonly queue: CartQueue;
  readonly onCheckoutAnswer: CartStateOptions["onCheckoutAnswer"];
}

// Most carts never have a code, so the calls are loaded with the first one.
const loadRequests = () => import("./discountRequests.ts");

/** Returns the actions that add and remove discount codes, one at a time; the cart is read again after each success. */
export function createDiscounts({
  store,
  client,
  queue,
  onCheckoutAnswer,
}: DiscountsDependencies): CartState["discounts"] {
  const run = async (action: "store" | "remove", request: DiscountRequest): Promise<boolean> => {
    if (request.code === "" || store.getState().discountBox.isBusy) return false;
    store.setState({ discountBox: { isBusy: true, problem: null } });
    const isRemoval = action === "remove";
    const result = await loadRequests()
      .then(({ removeDiscount, storeDiscount }) => (isRemoval ? removeDiscount : storeDiscount)(client, request))
      .catch((error: unknown): DiscountResult => ({ ok: false, message: failureOf(error).serverMessage }));
    if (result.answer !== undefined && "snippet" in result.answer) onCheckoutAnswer?.(result.answer);
    if (result.ok) await queue.read();
    store.setState({
      discountBox: { isBusy: false, problem: result.ok ? null : { text: result.message, isRemoval } },
    });
    return result.ok;
  };

  return {
    async fetchDiscounts() {
      await queue.read();
    },
    store: ({ campaignCode, refreshCheckout }) => run("store", { code: campaignCode.trim(), refreshCheckout }),
    remove: (request) => run("remove", request),
  };
}
