import type { Client } from "@torg/http";
import { cartCall, updateProductsCall } from "../contract/cartCalls.ts";
import { answeredCart } from "../contract/cartSchema.ts";
import { changeKey, updateRequest, withRow, type CartChange } from "../domain/buying/cartChange.ts";
import type { Cart } from "../domain/cart.ts";
import {
  beginReading,
  beginSending,
  endReading,
  endSending,
  heldLines,
  settledSync,
  wantChanges,
  type CartSync,
} from "../domain/cartSync.ts";
import { createPendingCalls } from "./createPendingCalls.ts";
import { failureOf, type Outcome } from "./failureOf.ts";

/** The options that the queue gets from the cart state. */
export interface QueueOptions {
  readonly client: Client;
  readonly initial: Cart;
  readonly refreshCheckout: boolean;
  /** The sync has changed. `isRead`: to a cart from the server; `isAfterUpdate`: after quantities were sent. */
  readonly onChange: (sync: CartSync, event: { readonly isRead: boolean; readonly isAfterUpdate: boolean }) => void;
  readonly onAnswer: (answer: Readonly<Record<string, unknown>>) => void;
  /** A reading has failed. */
  readonly onUnread: () => void;
}

/** Sends changes one call after the other and reads the cart once when a burst of them ends. */
export interface CartQueue {
  readonly want: (changes: readonly CartChange[]) => Promise<Outcome>;
  /** Reads the cart; null if that fails. */
  readonly read: () => Promise<Cart | null>;
}

/** Creates the queue of one cart. */
export function createCartQueue(options: QueueOptions): CartQueue {
  const { client, initial, refreshCheckout, onChange, onAnswer, onUnread } = options;
  let sync = settledSync(initial);
  const pending = createPendingCalls();
  const set = (next: CartSync, isRead = false, isAfterUpdate = false): void => {
    sync = next;
    onChange(sync, { isRead, isAfterUpdate });
  };

  const send = async (): Promise<Outcome> => {
    try {
      const request = updateRequest(sync.sending, heldLines(sync), refreshCheckout);
      const answer = await client.send(updateProductsCall, request);
      if ("snippet" in answer) onAnswer(answer);
      return { ok: true, serverMessage: null, cart: answeredCart(answer) };
    } catch (error) {
      return failureOf(error);
    }
  };

  const read = async (): Promise<Cart | null> => {
    sync = beginReading(sync);
    const { reading, sent } = sync;
    const cart = await client.send(cartCall, {}).catch(() => null);
    const next = endReading(sync, reading, cart);
    if (next !== sync) set(next, cart !== null, sent.length > 0);
    if (cart === null) onUnread();
    return cart;
  };

  const flush = async (): Promise<void> => {
    if (sync.sending.length > 0) return;
    for (sync = beginSending(sync); sync.sending.length > 0; sync = beginSending(sync)) {
      const finish = pending.start(sync.sending.map(changeKey));
      const outcome = await send();
      set(endSending(sync));
      finish(outcome);
    }
    await read();
  };

  return {
    read,
    want(changes) {
      const outcome = pending.settled(changes.map((change) => changeKey(withRow(change, sync.cart))));
      set(wantChanges(sync, changes));
      void flush();
      return outcome;
    },
  };
}
