import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aCart, aCartLine } from "../fixtures/index.ts";
import type { Cart } from "./cart.ts";
import { isMore, type CartChange } from "./buying/cartChange.ts";
import {
  anticipatedCart,
  beginReading,
  beginSending,
  endReading,
  endSending,
  heldLines,
  isUnsettled,
  settledSync,
  shownLines,
  wantChanges,
} from "./cartSync.ts";

const three: CartChange = { productId: 1001, rowId: "r-1", quantity: 3 };
const four: CartChange = { ...three, quantity: 4 };
const withQuantity = (quantity: number): Cart => aCart({ lines: [aCartLine({ quantity })] });

describe("cart sync", () => {
  it("shows a new quantity at once and marks the line as pending", () => {
    const sync = wantChanges(settledSync(withQuantity(2)), [three]);
    expect(shownLines(sync)).toMatchObject([{ rowId: "r-1", quantity: 3, isPending: true }]);
    expect(isUnsettled(sync)).toBe(true);
  });

  it("hides a line whose quantity becomes zero", () => {
    expect(shownLines(wantChanges(settledSync(aCart()), [{ ...three, quantity: 0 }]))).toEqual([]);
  });

  it("sends only the last of several changes of one row", () => {
    const sync = beginSending(wantChanges(wantChanges(settledSync(aCart()), [three]), [four]));
    expect(sync.sending).toEqual([four]);
    expect(sync.waiting).toEqual([]);
  });

  it("holds later changes back while a call is out", () => {
    const out = beginSending(wantChanges(settledSync(aCart()), [three]));
    const sync = beginSending(wantChanges(out, [four]));
    expect(sync.sending).toEqual([three]);
    expect(beginSending(endSending(sync)).sending).toEqual([four]);
  });

  it("keeps showing what was sent until the cart has been read", () => {
    const sent = endSending(beginSending(wantChanges(settledSync(withQuantity(2)), [three])));
    expect(shownLines(sent)).toMatchObject([{ quantity: 3, isPending: true }]);
    const reading = beginReading(sent);
    const read = endReading(reading, reading.reading, withQuantity(3));
    expect(shownLines(read)).toMatchObject([{ quantity: 3, isPending: false }]);
    expect(isUnsettled(read)).toBe(false);
  });

  it("returns to the earlier cart when the new one cannot be read", () => {
    const sent = beginReading(endSending(beginSending(wantChanges(settledSync(withQuantity(2)), [three]))));
    expect(shownLines(endReading(sent, sent.reading, null))).toMatchObject([{ quantity: 2, isPending: false }]);
  });

  it("ignores a reading that began before the last change or before another reading", () => {
    const reading = beginReading(settledSync(withQuantity(1)));
    const changed = wantChanges(reading, [three]);
    expect(endReading(changed, reading.reading, withQuantity(9))).toBe(changed);
    const newer = beginReading(reading);
    expect(endReading(newer, reading.reading, withQuantity(9))).toBe(newer);
  });

  it("ignores a reading that began while changes were waiting or on their way", () => {
    const waiting = beginReading(wantChanges(settledSync(withQuantity(1)), [three]));
    expect(endReading(waiting, waiting.reading, withQuantity(9))).toBe(waiting);
    const out = beginReading(beginSending(wantChanges(settledSync(withQuantity(1)), [three])));
    expect(endReading(out, out.reading, withQuantity(9))).toBe(out);
  });

  it("is unsettled until every change has been sent, answered and read", () => {
    const wanted = wantChanges(settledSync(withQuantity(1)), [three]);
    const out = beginSending(wanted);
    const answered = beginReading(endSending(out));
    expect([wanted, out, answered].map(isUnsettled)).toEqual([true, true, true]);
    expect(isUnsettled(endReading(answered, answered.reading, withQuantity(3)))).toBe(false);
  });

  it("expects no new row for a product that has one", () => {
    const held = settledSync(withQuantity(2));
    expect(anticipatedCart(wantChanges(held, [three])).arriving).toEqual([]);
    const more = anticipatedCart(wantChanges(held, [{ productId: 1001, added: 1 }]));
    expect(more).toMatchObject({ lines: [{ quantity: 3 }], arriving: [] });
  });

  it("counts products that are on their way into the cart", () => {
    const sync = wantChanges(settledSync(aCart({ lines: [] })), [{ productId: 1302, added: 1 }]);
    expect(anticipatedCart(sync).arriving).toEqual([{ productId: 1302, added: 1 }]);
  });

  it("adds up additions that wait together, and adds later ones on top of a quantity", () => {
    const oneMore = { productId: 1001, added: 1 };
    const twice = wantChanges(wantChanges(settledSync(withQuantity(2)), [oneMore]), [oneMore]);
    expect(twice.waiting).toEqual([{ productId: 1001, rowId: "r-1", added: 2 }]);
    expect(shownLines(twice)).toMatchObject([{ quantity: 4 }]);
    expect(wantChanges(twice, [three]).waiting).toEqual([three]);
    expect(wantChanges(wantChanges(twice, [three]), [oneMore]).waiting).toEqual([four]);
  });

  it("knows what the server holds while a call is out", () => {
    const oneMore = { productId: 1001, added: 1 };
    const answered = endSending(beginSending(wantChanges(settledSync(withQuantity(2)), [oneMore])));
    const out = beginSending(wantChanges(answered, [oneMore]));
    expect(heldLines(out)).toMatchObject([{ quantity: 3 }]);
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
  let sync = settledSync(serverCart(rows));
  const readings: { number: number; cart: Cart }[] = [];
  const read = (): void => {
    sync = beginReading(sync);
    readings.push({ number: sync.reading, cart: serverCart(rows) });
  };
  const answer = (isHandled: boolean): void => {
    if (sync.sending.length === 0) return;
    if (isHandled) for (const change of sync.sending) if (!isMore(change)) rows.set(change.rowId, change.quantity);
    sync = endSending(sync);
  };
  for (const next of steps) {
    if (next.do === "want")
      sync = wantChanges(sync, [{ productId: next.row, rowId: `r-${next.row}`, quantity: next.quantity }]);
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
  while (sync.sending.length > 0 || sync.waiting.length > 0) {
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
    isSettled: !isUnsettled(sync),
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
