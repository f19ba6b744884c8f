import type { Client } from "@torg/http";
import type { StoreApi } from "zustand/vanilla";
import { destroyDiscountCall, storeDiscountCall } from "../contract/discountCalls.ts";
import type { CartSnapshot, CartState, CartStateOptions } from "./cartState.ts";
import { failureOf, type CartQueue } from "./createCartQueue.ts";

interface Tools {
  readonly store: StoreApi<CartSnapshot>;
  readonly client: Client;
  readonly queue: CartQueue;
  readonly onCheckoutAnswer: CartStateOptions["onCheckoutAnswer"];
}

/** What the server answered: whether the code was taken, its sentence if not, and the rest of the answer. */
interface Verdict {
  readonly isDone: boolean;
  readonly message: string | null;
  readonly answer?: Readonly<Record<string, unknown>>;
}

/** Adding and removing discount codes, one at a time; the cart is read again after each success. */
export function createDiscounts({ store, client, queue, onCheckoutAnswer }: Tools): CartState["discounts"] {
  const run = async (isRemoval: boolean, ask: () => Promise<Verdict>): Promise<boolean> => {
    if (store.getState().discountBox.isBusy) return false;
    store.setState({ discountBox: { isBusy: true, problem: null } });
    const verdict = await ask().catch((error: unknown): Verdict => {
      return { isDone: false, message: failureOf(error).serverMessage };
    });
    if (verdict.answer !== undefined && "snippet" in verdict.answer) onCheckoutAnswer?.(verdict.answer);
    if (verdict.isDone) await queue.read();
    store.setState({
      discountBox: { isBusy: false, problem: verdict.isDone ? null : { text: verdict.message, isRemoval } },
    });
    return verdict.isDone;
  };
  const flag = (refreshCheckout: boolean): 0 | 1 => (refreshCheckout ? 1 : 0);

  return {
    fetchDiscounts: queue.read,
    store: async ({ campaignCode, refreshCheckout }) => {
      const code = campaignCode.trim();
      if (code === "") return false;
      return run(false, async () => {
        const request = { code, refresh_checkout: flag(refreshCheckout) };
        const { discount, message, ...rest } = await client.send(storeDiscountCall, request);
        return discount === null
          ? { isDone: false, message }
          : { isDone: true, message, answer: { ...rest, discount } };
      });
    },
    remove: async ({ code, refreshCheckout }) =>
      run(true, async () => {
        const request = { code, refresh_checkout: flag(refreshCheckout) };
        const { error, message, discount, ...rest } = await client.send(destroyDiscountCall, request);
        const answer = discount === null ? rest : { ...rest, discount };
        return error ? { isDone: false, message } : { isDone: true, message, answer };
      }),
  };
}
