import { CallError, type Client } from "@torg/http";
import { cartCall, updateProductsCall } from "../contract/cartCalls.ts";
import type { Cart } from "../domain/cart.ts";
import { updateRequest, type CartChange } from "../domain/buying/cartChange.ts";
import {
  beginReading,
  beginSending,
  endReading,
  endSending,
  settledSync,
  wantChanges,
  type CartSync,
} from "../domain/cartSync.ts";

/** How a call went: `serverMessage` is the server's sentence about a refusal, null for every other failure. */
export interface Outcome {
  readonly isDone: boolean;
  readonly serverMessage: string | null;
}

const done: Outcome = { isDone: true, serverMessage: null };

/** What a rejected call means to a visitor: only a refusal (status 400–499) has words. */
export function failureOf(error: unknown): Outcome {
  const isRefusal = error instanceof CallError && error.status >= 400 && error.status < 500;
  return { isDone: false, serverMessage: isRefusal ? error.serverMessage : null };
}

/** What the queue needs from the cart state. */
export interface QueueOptions {
  readonly client: Client;
  readonly initial: Cart;
  readonly refreshCheckout: boolean;
  /** The sync has changed. `isRead`: with a cart from the server; `isAfterUpdate`: after quantities were sent. */
  readonly onChange: (sync: CartSync, event: { readonly isRead: boolean; readonly isAfterUpdate: boolean }) => void;
  readonly onAnswer: (answer: Readonly<Record<string, unknown>>) => void;
}

/** Sends changes one call after the other and reads the cart once when a burst of them ends. */
export interface CartQueue {
  readonly want: (changes: readonly CartChange[]) => Promise<Outcome>;
  readonly read: () => Promise<void>;
}

/** Makes the queue of one cart. */
export function createCartQueue({ client, initial, refreshCheckout, onChange, onAnswer }: QueueOptions): CartQueue {
  let sync = settledSync(initial);
  let tickets: { readonly changes: readonly CartChange[]; readonly resolve: (outcome: Outcome) => void }[] = [];
  const set = (next: CartSync, isRead = false, isAfterUpdate = false): void => {
    sync = next;
    onChange(sync, { isRead, isAfterUpdate });
  };

  const send = async (): Promise<Outcome> => {
    try {
      const answer = await client.send(updateProductsCall, updateRequest(sync.sending, refreshCheckout));
      if ("snippet" in answer) onAnswer(answer);
      return done;
    } catch (error) {
      return failureOf(error);
    }
  };

  const read = async (): Promise<void> => {
    sync = beginReading(sync);
    const { reading, sent } = sync;
    const cart = await client.send(cartCall, {}).catch(() => null);
    const next = endReading(sync, reading, cart);
    if (next !== sync) set(next, cart !== null, sent.length > 0);
  };

  const flush = async (): Promise<void> => {
    if (sync.sending.length > 0) return;
    for (sync = beginSending(sync); sync.sending.length > 0; sync = beginSending(sync)) {
      const outcome = await send();
      set(endSending(sync));
      const isOver = (ticket: (typeof tickets)[number]): boolean =>
        !ticket.changes.some((change) => sync.waiting.includes(change));
      for (const ticket of tickets.filter(isOver)) ticket.resolve(outcome);
      tickets = tickets.filter((ticket) => !isOver(ticket));
    }
    await read();
  };

  return {
    read,
    want: (changes) =>
      new Promise((resolve) => {
        tickets.push({ changes, resolve });
        set(wantChanges(sync, changes));
        void flush();
      }),
  };
}
