import type { Cart, CartLine } from "./cart.ts";
import { type CartChange, mergeChanges, quantityAfter } from "./buying/cartChange.ts";
import { changeKey } from "./buying/productKey.ts";
import { attachRowId, type OptimisticCart } from "./buying/productLines.ts";
import { splitChanges } from "./buying/updateRequest.ts";

/**
 * A cart with pending changes.
 *
 * Changes wait until the previous call has been answered, so the server gets them in the visitor's order. Waiting
 * changes of a row are merged: a set quantity replaces earlier changes, an addition is added to them. An addition is
 * sent only once, whatever the outcome of its call. Sent changes stay visible until the cart has been read again.
 * Readings are numbered: a response counts only if nothing has changed and no other reading has started since. So with
 * late, duplicate or lost responses, the server's last response still wins.
 */
export interface CartSync {
  /** The cart in the server's last response. */
  readonly cart: Cart;
  readonly queued: readonly CartChange[];
  readonly sending: readonly CartChange[];
  /** Answered, but the cart has not been read since. */
  readonly sent: readonly CartChange[];
  /** Number of the newest reading; responses to older ones are ignored. */
  readonly reading: number;
}

/** A cart without pending changes. */
export function idleSync(cart: Cart): CartSync {
  return { cart, queued: [], sending: [], sent: [], reading: 0 };
}

/** Queues changes. A pending reading becomes out of date. */
export function queueChanges(sync: CartSync, changes: readonly CartChange[]): CartSync {
  const withRowIds = changes.map((change) => attachRowId(change, sync.cart));
  return { ...sync, queued: mergeByRow(sync.queued, withRowIds), reading: sync.reading + 1 };
}

/** One change for each row, in the order in which the rows were first changed. */
function mergeByRow(earlier: readonly CartChange[], later: readonly CartChange[]): readonly CartChange[] {
  const byRow = new Map<string, CartChange>();
  for (const change of [...earlier, ...later]) {
    const previous = byRow.get(changeKey(change));
    byRow.set(changeKey(change), previous === undefined ? change : mergeChanges(previous, change));
  }
  return [...byRow.values()];
}

/** Begins the next call. `sending` is empty afterwards when nothing waits; does nothing while a call is pending. */
export function beginSending(sync: CartSync): CartSync {
  if (sync.sending.length > 0) return sync;
  const [sending, queued] = splitChanges(sync.queued);
  return { ...sync, sending, queued };
}

/** The call has ended, successfully or not: only reading the cart shows its effect. */
export function endSending(sync: CartSync): CartSync {
  return { ...sync, sending: [], sent: mergeByRow(sync.sent, sync.sending) };
}

/** Begins a reading of the cart; its number is `reading` of the result. */
export function beginReading(sync: CartSync): CartSync {
  return { ...sync, reading: sync.reading + 1 };
}

/**
 * Handles the response to a reading, or its failure (null), which keeps the earlier cart. An out-of-date response
 * changes nothing.
 */
export function endReading(sync: CartSync, reading: number, cart: Cart | null): CartSync {
  if (reading !== sync.reading || sync.queued.length > 0 || sync.sending.length > 0) return sync;
  return { ...sync, cart: cart ?? sync.cart, sent: [] };
}

/** Whether changes are pending; meanwhile totals are not updated and ordering is off. */
export function hasPendingChanges(sync: CartSync): boolean {
  return sync.queued.length > 0 || sync.sending.length > 0 || sync.sent.length > 0;
}

/** The changes that are not in the cart yet, newest for each row. */
export function pendingChanges(sync: CartSync): readonly CartChange[] {
  return mergeByRow(mergeByRow(sync.sent, sync.sending), sync.queued);
}

/** A line as the visitor sees it; `isPending` while its quantity is not the server's yet. */
export interface ShownLine extends CartLine {
  readonly isPending: boolean;
}

/** The lines with the quantities that the visitor has asked for. Totals of a pending line are still from the server. */
export function shownLines(sync: CartSync): readonly ShownLine[] {
  return linesAfter(sync, pendingChanges(sync));
}

function linesAfter({ cart }: CartSync, changes: readonly CartChange[]): readonly ShownLine[] {
  const open = new Map(changes.map((change) => [changeKey(change), change]));
  return cart.lines
    .map((line) => {
      const change = open.get(line.rowId);
      const quantity = change === undefined ? line.quantity : quantityAfter(line, change);
      return { ...line, quantity, isPending: change !== undefined };
    })
    .filter((line) => line.quantity > 0);
}

/** Returns the lines the server has once every call before the pending one has taken effect. */
export function serverLines(sync: CartSync): readonly CartLine[] {
  return linesAfter(sync, sync.sent);
}

/** The cart that buy buttons depend on: the shown lines, and added products that have no row yet. */
export function optimisticCart(sync: CartSync): OptimisticCart {
  return {
    lines: shownLines(sync),
    pendingAdditions: pendingChanges(sync).flatMap((change) =>
      change.kind === "add" && change.rowId === undefined ? [change] : [],
    ),
  };
}
