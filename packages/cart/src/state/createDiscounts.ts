import type { Client } from "@torg/http";
import type { StoreApi } from "zustand/vanilla";
import type { CartSnapshot, CartState, CartStateOptions } from "./cartState.ts";
import type { CartQueue } from "./createCartQueue.ts";
import type { DiscountRequest, DiscountVerdict } from "./discountVerdicts.ts";
import { failureOf } from "./failureOf.ts";

interface Tools {
  readonly store: StoreApi<CartSnapshot>;
  readonly client: Client;
  readonly queue: CartQueue;
  readonly onCheckoutAnswer: CartStateOptions["onCheckoutAnswer"];
}

// Most carts never have a code, so the calls are loaded with the first one.
const verdicts = () => import("./discountVerdicts.ts");

/** Returns the actions that add and remove discount codes, one at a time; the cart is read again after each success. */
export function createDiscounts({ store, client, queue, onCheckoutAnswer }: Tools): CartState["discounts"] {
  const run = async (isRemoval: boolean, code: string, refreshCheckout: boolean): Promise<boolean> => {
    if (code === "" || store.getState().discountBox.isBusy) return false;
    store.setState({ discountBox: { isBusy: true, problem: null } });
    const request: DiscountRequest = { code, refreshCheckout };
    const verdict = await verdicts()
      .then(({ removeDiscount, storeDiscount }) => (isRemoval ? removeDiscount : storeDiscount)(client, request))
      .catch((error: unknown): DiscountVerdict => ({ ok: false, message: failureOf(error).serverMessage }));
    if (verdict.answer !== undefined && "snippet" in verdict.answer) onCheckoutAnswer?.(verdict.answer);
    if (verdict.ok) await queue.read();
    store.setState({
      discountBox: { isBusy: false, problem: verdict.ok ? null : { text: verdict.message, isRemoval } },
    });
    return verdict.ok;
  };

  return {
    async fetchDiscounts() {
      await queue.read();
    },
    store: ({ campaignCode, refreshCheckout }) => run(false, campaignCode.trim(), refreshCheckout),
    remove: ({ code, refreshCheckout }) => run(true, code, refreshCheckout),
  };
}
