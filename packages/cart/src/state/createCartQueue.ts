import type { Client } from "@torg/http";
import { cartCall, updateProductsCall } from "../contract/cartCalls.ts";
import { answeredCart } from "../contract/cartSchema.ts";
import type { CartChange } from "../domain/buying/cartChange.ts";
import { changeKey } from "../domain/buying/productKey.ts";
import { attachRowId } from "../domain/buying/productLines.ts";
import { updateRequest } from "../domain/buying/updateRequest.ts";
import type { Cart } from "../domain/cart.ts";
import {
  beginReading,
  beginSending,
  type CartSync,
  endReading,
  endSending,
  idleSync,
  queueChanges,
  serverLines,
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
  readonly enqueue: (changes: readonly CartChange[]) => Promise<Outcome>;
  /** Reads the cart; null if that fails. */
  readonly read: () => Promise<Cart | null>;
}

/** Creates the queue of one cart. */
export function createCartQueue(options: QueueOptions): CartQueue {
  const { client, initial, refreshCheckout, onChange, onAnswer, onUnread } = options;
  let sync = idleSync(initial);
  const pending = createPendingCalls();
  const set = (next: CartSync, event = { isRead: false, isAfterUpdate: false }): void => {
    sync = next;
    onChange(sync, event);
  };

  const send = async (): Promise<Outcome> => {
    try {
      const request = updateRequest(sync.sending, serverLines(sync), refreshCheckout);
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
    if (next !== sync) set(next, { isRead: cart !== null, isAfterUpdate: sent.length > 0 });
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
    enqueue(changes) {
      const outcome = pending.settled(changes.map((change) => changeKey(attachRowId(change, sync.cart))));
      set(queueChanges(sync, changes));
      void flush();
      return outcome;
    },
  };
}
