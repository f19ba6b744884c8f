import type { Cart, CartLine } from "./cart.ts";
import {
  bothChanges,
  changeKey,
  isMore,
  quantityAfter,
  splitChanges,
  withRow,
  type AnticipatedCart,
  type CartChange,
} from "./buying/cartChange.ts";

/**
 * A cart with changes on their way to the server.
 *
 * Changes wait until the call before them has been answered, so the server sees them in the order of the visitor's
 * hand; changes of a row that still waits become one: a quantity takes the place of what was before it, an addition goes
 * on top. An addition is sent once and never again, whatever comes of its call. What has been sent stays visible
 * until the cart has been read again. Reading the cart is numbered: an answer counts only when nothing has been
 * changed and no other reading has begun since, so whatever is late, doubled or lost, the last answer of the server wins.
 */
export interface CartSync {
  /** The cart as the server said it last. */
  readonly cart: Cart;
  readonly waiting: readonly CartChange[];
  readonly sending: readonly CartChange[];
  /** Answered, but the cart has not been read since. */
  readonly sent: readonly CartChange[];
  /** Number of the newest reading; answers to older ones do not count. */
  readonly reading: number;
}

/** A cart that nobody is changing. */
export function settledSync(cart: Cart): CartSync {
  return { cart, waiting: [], sending: [], sent: [], reading: 0 };
}

/** Notes changes. A reading that is under way becomes out of date. */
export function wantChanges(sync: CartSync, changes: readonly CartChange[]): CartSync {
  const wanted = changes.map((change) => withRow(change, sync.cart));
  return { ...sync, waiting: merge(sync.waiting, wanted), reading: sync.reading + 1 };
}

/** One change for each row, in the order in which the rows were first changed. */
function merge(earlier: readonly CartChange[], later: readonly CartChange[]): readonly CartChange[] {
  const byRow = new Map<string, CartChange>();
  for (const change of [...earlier, ...later]) {
    const before = byRow.get(changeKey(change));
    byRow.set(changeKey(change), before === undefined ? change : bothChanges(before, change));
  }
  return [...byRow.values()];
}

/** Begins the next call. `sending` is empty afterwards when nothing waits; while a call is out nothing happens. */
export function beginSending(sync: CartSync): CartSync {
  if (sync.sending.length > 0) return sync;
  const [sending, waiting] = splitChanges(sync.waiting);
  return { ...sync, sending, waiting };
}

/** The call was answered, well or not: only reading the cart tells what the server made of it. */
export function endSending(sync: CartSync): CartSync {
  return { ...sync, sending: [], sent: merge(sync.sent, sync.sending) };
}

/** Begins a reading of the cart; its number is `reading` of the result. */
export function beginReading(sync: CartSync): CartSync {
  return { ...sync, reading: sync.reading + 1 };
}

/** An answer to a reading, or its failure (null): the earlier cart stays then. Out of date, it changes nothing. */
export function endReading(sync: CartSync, reading: number, cart: Cart | null): CartSync {
  if (reading !== sync.reading || sync.waiting.length > 0 || sync.sending.length > 0) return sync;
  return { ...sync, cart: cart ?? sync.cart, sent: [] };
}

/** Whether changes are on their way: totals are held and ordering is off meanwhile. */
export function isUnsettled(sync: CartSync): boolean {
  return sync.waiting.length > 0 || sync.sending.length > 0 || sync.sent.length > 0;
}

/** The changes that are not in the cart yet, newest for each row. */
export function openChanges(sync: CartSync): readonly CartChange[] {
  return merge(merge(sync.sent, sync.sending), sync.waiting);
}

/** A line as the visitor sees it; `isPending` while its quantity is not the server's yet. */
export interface ShownLine extends CartLine {
  readonly isPending: boolean;
}

/** The lines with the quantities that the visitor has asked for. Totals of a pending line are still the server's. */
export function shownLines(sync: CartSync): readonly ShownLine[] {
  return linesAfter(sync, openChanges(sync));
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

/** Returns the lines that the server has once every call before the pending one has had its effect. */
export function heldLines(sync: CartSync): readonly CartLine[] {
  return linesAfter(sync, sync.sent);
}

/** What buy buttons go by: the shown lines, and products that are on their way to a row of their own. */
export function anticipatedCart(sync: CartSync): AnticipatedCart {
  return {
    lines: shownLines(sync),
    arriving: openChanges(sync).flatMap((change) => (isMore(change) && change.rowId === undefined ? [change] : [])),
  };
}
