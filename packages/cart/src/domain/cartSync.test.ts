import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aCart, aCartLine } from "../fixtures/index.ts";
import type { Cart } from "./cart.ts";
import type { CartChange } from "./buying/cartChange.ts";
import {
  beginReading,
  beginSending,
  endReading,
  endSending,
  hasPendingChanges,
  idleSync,
  optimisticCart,
  queueChanges,
  serverLines,
  shownLines,
} from "./cartSync.ts";

const three: CartChange = { kind: "set", productId: 1001, rowId: "r-1", quantity: 3 };
const four: CartChange = { ...three, quantity: 4 };
const withQuantity = (quantity: number): Cart => aCart({ lines: [aCartLine({ quantity })] });

describe("cart sync", () => {
  it("shows a new quantity at once and marks the line as pending", () => {
    const sync = queueChanges(idleSync(withQuantity(2)), [three]);
    expect(shownLines(sync)).toMatchObject([{ rowId: "r-1", quantity: 3, isPending: true }]);
    expect(hasPendingChanges(sync)).toBe(true);
  });

  it("hides a line whose quantity becomes zero", () => {
    expect(shownLines(queueChanges(idleSync(aCart()), [{ ...three, quantity: 0 }]))).toEqual([]);
  });

  it("sends only the last of several changes of one row", () => {
    const sync = beginSending(queueChanges(queueChanges(idleSync(aCart()), [three]), [four]));
    expect(sync.sending).toEqual([four]);
    expect(sync.queued).toEqual([]);
  });

  it("holds later changes back while a call is out", () => {
    const out = beginSending(queueChanges(idleSync(aCart()), [three]));
    const sync = beginSending(queueChanges(out, [four]));
    expect(sync.sending).toEqual([three]);
    expect(beginSending(endSending(sync)).sending).toEqual([four]);
  });

  it("keeps showing what was sent until the cart has been read", () => {
    const sent = endSending(beginSending(queueChanges(idleSync(withQuantity(2)), [three])));
    expect(shownLines(sent)).toMatchObject([{ quantity: 3, isPending: true }]);
    const reading = beginReading(sent);
    const read = endReading(reading, reading.reading, withQuantity(3));
    expect(shownLines(read)).toMatchObject([{ quantity: 3, isPending: false }]);
    expect(hasPendingChanges(read)).toBe(false);
  });

  it("returns to the earlier cart when the new one cannot be read", () => {
    const sent = beginReading(endSending(beginSending(queueChanges(idleSync(withQuantity(2)), [three]))));
    expect(shownLines(endReading(sent, sent.reading, null))).toMatchObject([{ quantity: 2, isPending: false }]);
  });

  it("ignores a reading that began before the last change or before another reading", () => {
    const reading = beginReading(idleSync(withQuantity(1)));
    const changed = queueChanges(reading, [three]);
    expect(endReading(changed, reading.reading, withQuantity(9))).toBe(changed);
    const newer = beginReading(reading);
    expect(endReading(newer, reading.reading, withQuantity(9))).toBe(newer);
  });

  it("ignores a reading that began while changes were waiting or on their way", () => {
    const waiting = beginReading(queueChanges(idleSync(withQuantity(1)), [three]));
    expect(endReading(waiting, waiting.reading, withQuantity(9))).toBe(waiting);
    const out = beginReading(beginSending(queueChanges(idleSync(withQuantity(1)), [three])));
    expect(endReading(out, out.reading, withQuantity(9))).toBe(out);
  });

  it("is unsettled until every change has been sent, answered and read", () => {
    const wanted = queueChanges(idleSync(withQuantity(1)), [three]);
    const out = beginSending(wanted);
    const answered = beginReading(endSending(out));
    expect([wanted, out, answered].map(hasPendingChanges)).toEqual([true, true, true]);
    expect(hasPendingChanges(endReading(answered, answered.reading, withQuantity(3)))).toBe(false);
  });

  it("expects no new row for a product that has one", () => {
    const held = idleSync(withQuantity(2));
    expect(optimisticCart(queueChanges(held, [three])).pendingAdditions).toEqual([]);
    const more = optimisticCart(queueChanges(held, [{ kind: "add", productId: 1001, added: 1 }]));
    expect(more).toMatchObject({ lines: [{ quantity: 3 }], pendingAdditions: [] });
  });

  it("counts products that are on their way into the cart", () => {
    const sync = queueChanges(idleSync(aCart({ lines: [] })), [{ kind: "add", productId: 1302, added: 1 }]);
    expect(optimisticCart(sync).pendingAdditions).toEqual([{ kind: "add", productId: 1302, added: 1 }]);
  });

  it("adds up additions that wait together, and adds later ones on top of a quantity", () => {
    const oneMore: CartChange = { kind: "add", productId: 1001, added: 1 };
    const twice = queueChanges(queueChanges(idleSync(withQuantity(2)), [oneMore]), [oneMore]);
    expect(twice.queued).toEqual([{ kind: "add", productId: 1001, rowId: "r-1", added: 2 }]);
    expect(shownLines(twice)).toMatchObject([{ quantity: 4 }]);
    expect(queueChanges(twice, [three]).queued).toEqual([three]);
    expect(queueChanges(queueChanges(twice, [three]), [oneMore]).queued).toEqual([four]);
  });

  it("knows what the server holds while a call is out", () => {
    const oneMore: CartChange = { kind: "add", productId: 1001, added: 1 };
    const answered = endSending(beginSending(queueChanges(idleSync(withQuantity(2)), [oneMore])));
    const out = beginSending(queueChanges(answered, [oneMore]));
    expect(serverLines(out)).toMatchObject([{ quantity: 3 }]);
    expect(shownLines(out)).toMatchObject([{ quantity: 4 }]);
  });
});

/** A server and a network that delays, reorders, duplicates and loses messages, driven by random steps. */
type Step =
  | { readonly do: "want"; readonly row: number; readonly quantity: number }
  | { readonly do: "send" }
  | { readonly do: "answer"; readonly isLost: boolean; readonly isHandled: boolean }
  | { readonly do: "read" }
  | { readonly do: "deliver"; readonly which: number; readonly isLost: boolean; readonly isDoubled: boolean };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constant("want" as const),
    row: fc.integer({ min: 1, max: 3 }),
    quantity: fc.integer({ min: 0, max: 5 }),
  }),
  fc.record({ do: fc.constant("send" as const) }),
  fc.record({ do: fc.constant("answer" as const), isLost: fc.boolean(), isHandled: fc.boolean() }),
  fc.record({ do: fc.constant("read" as const) }),
  fc.record({
    do: fc.constant("deliver" as const),
    which: fc.nat(9),
    isLost: fc.boolean(),
    isDoubled: fc.boolean(),
  }),
);

function serverCart(rows: ReadonlyMap<string, number>): Cart {
  return aCart({
    lines: [...rows]
      .filter(([, quantity]) => quantity > 0)
      .map(([rowId, quantity]) => aCartLine({ rowId, quantity, productId: Number(rowId.slice(2)) })),
  });
}

function play(steps: readonly Step[]): {
  readonly shown: unknown;
  readonly server: unknown;
  readonly isSettled: boolean;
} {
  const rows = new Map([1, 2, 3].map((row) => [`r-${row}`, 1]));
  let sync = idleSync(serverCart(rows));
  const readings: { number: number; cart: Cart }[] = [];
  const read = (): void => {
    sync = beginReading(sync);
    readings.push({ number: sync.reading, cart: serverCart(rows) });
  };
  const answer = (isHandled: boolean): void => {
    if (sync.sending.length === 0) return;
    if (isHandled)
      for (const change of sync.sending) if (change.kind === "set") rows.set(change.rowId, change.quantity);
    sync = endSending(sync);
  };
  for (const next of steps) {
    if (next.do === "want")
      sync = queueChanges(sync, [
        { kind: "set", productId: next.row, rowId: `r-${next.row}`, quantity: next.quantity },
      ]);
    else if (next.do === "send") sync = beginSending(sync);
    else if (next.do === "answer") answer(next.isHandled);
    else if (next.do === "read") read();
    else {
      const reading = readings[next.which % Math.max(1, readings.length)];
      if (reading === undefined) continue;
      if (!next.isDoubled) readings.splice(readings.indexOf(reading), 1);
      sync = endReading(sync, reading.number, next.isLost ? null : reading.cart);
    }
  }
  // The burst ends: waiting changes are sent, then one reading arrives, and every late response after it.
  while (sync.sending.length > 0 || sync.queued.length > 0) {
    answer(true);
    sync = beginSending(sync);
  }
  read();
  const last = readings.pop();
  if (last !== undefined) sync = endReading(sync, last.number, last.cart);
  for (const late of readings) sync = endReading(sync, late.number, late.cart);
  return {
    shown: shownLines(sync).map(({ rowId, quantity }) => [rowId, quantity]),
    server: serverCart(rows).lines.map(({ rowId, quantity }) => [rowId, quantity]),
    isSettled: !hasPendingChanges(sync),
  };
}

describe("any order, delay, duplication or loss of responses", () => {
  it("ends in the server's state", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const { shown, server, isSettled } = play(steps);
        expect(shown).toEqual(server);
        expect(isSettled).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
