import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aCart, aCartLine } from "../fixtures/index.ts";
import { addProducts, type CartChange } from "./buying/cartChange.ts";
import { quantityOf } from "./buying/productLines.ts";
import { updateRequest, type UpdateRequest } from "./buying/updateRequest.ts";
import type { Cart } from "./cart.ts";
import {
  beginReading,
  beginSending,
  type CartSync,
  endReading,
  endSending,
  hasPendingChanges,
  idleSync,
  optimisticCart,
  pendingChanges,
  queueChanges,
  serverLines,
  shownLines,
} from "./cartSync.ts";

/** The maximum per customer for each product of the server. */
const most = 6;
const products = [1, 2, 3] as const;

/** A server that keeps rows, supports additions, and enforces the maximum per customer. */
class Server {
  readonly rows = new Map<string, { readonly productId: number; readonly quantity: number }>();
  #next = 1;
  handled = 0;

  update({ products: asked }: UpdateRequest): void {
    this.handled += 1;
    for (const [id, { quantity, rowId, added }] of Object.entries(asked)) {
      const productId = Number(id);
      const own = [...this.rows].find(([, row]) => row.productId === productId)?.[0];
      const place = rowId ?? own ?? `r-${this.#next++}`;
      const held = this.rows.get(place)?.quantity ?? 0;
      const change = added ?? (rowId === undefined ? quantity : undefined);
      const wanted = change === undefined ? quantity : held + change;
      if (wanted <= 0) this.rows.delete(place);
      else this.rows.set(place, { productId, quantity: Math.min(most, wanted) });
    }
  }

  cart(): Cart {
    const lines = [...this.rows].map(([rowId, row]) => aCartLine({ rowId, ...row, maxPurchasableQuantity: most }));
    return aCart({ lines });
  }
}

type Step =
  | { readonly do: "add"; readonly productId: number }
  | { readonly do: "set"; readonly productId: number; readonly quantity: number }
  | { readonly do: "send" }
  | { readonly do: "answer"; readonly isHandled: boolean }
  | { readonly do: "read" }
  | { readonly do: "deliver"; readonly which: number; readonly isLost: boolean; readonly isDoubled: boolean };

const productId = fc.constantFrom(...products);
const add = fc.record({ do: fc.constant("add" as const), productId });
const step: fc.Arbitrary<Step> = fc.oneof(
  add,
  fc.record({ do: fc.constant("set" as const), productId, quantity: fc.integer({ min: 0, max: most }) }),
  fc.record({ do: fc.constant("send" as const) }),
  fc.record({ do: fc.constant("answer" as const), isHandled: fc.boolean() }),
  fc.record({ do: fc.constant("read" as const) }),
  fc.record({ do: fc.constant("deliver" as const), which: fc.nat(9), isLost: fc.boolean(), isDoubled: fc.boolean() }),
);

/** A visitor's browser and a server, with a network between them that delays, duplicates and loses messages. */
class Visit {
  sync: CartSync = idleSync(aCart({ lines: [] }));
  readonly server = new Server();
  readonly readings: { readonly number: number; readonly cart: Cart }[] = [];
  readonly requests: UpdateRequest[] = [];

  want(changes: readonly CartChange[]): void {
    this.sync = queueChanges(this.sync, changes);
  }

  answer(isHandled: boolean): void {
    if (this.sync.sending.length === 0) return;
    const request = updateRequest(this.sync.sending, serverLines(this.sync), false);
    this.requests.push(request);
    if (isHandled) this.server.update(request);
    this.sync = endSending(this.sync);
  }

  read(): void {
    this.sync = beginReading(this.sync);
    this.readings.push({ number: this.sync.reading, cart: this.server.cart() });
  }

  play(next: Step): void {
    if (next.do === "add") this.want(addProducts({ productId: next.productId }));
    else if (next.do === "set") {
      const line = shownLines(this.sync).find((shown) => shown.productId === next.productId);
      if (line !== undefined)
        this.want([{ kind: "set", productId: line.productId, rowId: line.rowId, quantity: next.quantity }]);
    } else if (next.do === "send") this.sync = beginSending(this.sync);
    else if (next.do === "answer") this.answer(next.isHandled);
    else if (next.do === "read") this.read();
    else {
      const reading = this.readings[next.which % Math.max(1, this.readings.length)];
      if (reading === undefined) return;
      if (!next.isDoubled) this.readings.splice(this.readings.indexOf(reading), 1);
      this.sync = endReading(this.sync, reading.number, next.isLost ? null : reading.cart);
    }
  }

  /** Sends waiting changes, reads the cart once more, and delivers every late response after that. */
  settle(): void {
    while (this.sync.sending.length > 0 || this.sync.queued.length > 0) {
      this.answer(true);
      this.sync = beginSending(this.sync);
    }
    this.read();
    const last = this.readings.pop();
    if (last !== undefined) this.sync = endReading(this.sync, last.number, last.cart);
    for (const late of this.readings) this.sync = endReading(this.sync, late.number, late.cart);
  }
}

const played = (steps: readonly Step[]): Visit => {
  const visit = new Visit();
  for (const next of steps) visit.play(next);
  return visit;
};
const quantities = (lines: readonly { readonly productId: number; readonly quantity: number }[]) =>
  lines.map((line) => [line.productId, line.quantity]);
const someSteps = fc.array(step, { maxLength: 40 });

describe("additions and quantities, over a network that delays, duplicates and loses calls", () => {
  it("end in the server's state, with nothing pending", () => {
    fc.assert(
      fc.property(someSteps, (steps) => {
        const visit = played(steps);
        visit.settle();
        expect(quantities(shownLines(visit.sync))).toEqual(quantities(visit.server.cart().lines));
        expect(hasPendingChanges(visit.sync)).toBe(false);
      }),
    );
  });

  it("never show a row twice, more than the maximum per customer, or an empty row", () => {
    fc.assert(
      fc.property(someSteps, (steps) => {
        const visit = new Visit();
        for (const next of steps) {
          visit.play(next);
          const lines = shownLines(visit.sync);
          expect(new Set(lines.map(({ rowId }) => rowId)).size).toBe(lines.length);
          expect(lines.every(({ quantity }) => quantity >= 1 && quantity <= most)).toBe(true);
        }
      }),
    );
  });

  it("never send two changes of one product in one call, nor a second call before the first is answered", () => {
    fc.assert(
      fc.property(someSteps, (steps) => {
        const visit = new Visit();
        for (const next of steps) {
          const { sending } = visit.sync;
          visit.play(next);
          if (sending.length > 0 && next.do !== "answer") expect(visit.sync.sending).toBe(sending);
          const sent = visit.sync.sending.map((change) => change.productId);
          expect(new Set(sent).size).toBe(sent.length);
        }
      }),
    );
  });

  it("are unsettled exactly while a change is open, and mark its lines as pending", () => {
    fc.assert(
      fc.property(someSteps, (steps) => {
        const { sync } = played(steps);
        const open = pendingChanges(sync);
        expect(hasPendingChanges(sync)).toBe(open.length > 0);
        const rows = open.flatMap((change) => change.rowId ?? []);
        for (const line of shownLines(sync)) expect(line.isPending).toBe(rows.includes(line.rowId));
      }),
    );
  });
});

describe("additions alone", () => {
  const someAdditions = fc.array(
    fc.oneof(add, ...(["send", "read"] as const).map((name) => fc.record({ do: fc.constant(name) }))),
    { maxLength: 20 },
  );

  it("are each sent once: the server has as many as were pressed, up to the maximum per customer", () => {
    fc.assert(
      fc.property(someAdditions, (steps) => {
        const visit = played(steps);
        visit.settle();
        for (const product of products) {
          const pressed = steps.filter((next) => next.do === "add" && next.productId === product).length;
          expect(quantityOf(visit.server.cart(), product)).toBe(Math.min(most, pressed));
        }
      }),
    );
  });

  it("count at once for the buy buttons, before any answer", () => {
    fc.assert(
      fc.property(fc.array(productId, { maxLength: 6 }), (pressed) => {
        const visit = played(pressed.map((product) => ({ do: "add", productId: product })));
        for (const product of products) {
          const count = pressed.filter((id) => id === product).length;
          expect(quantityOf(optimisticCart(visit.sync), product)).toBe(count);
        }
        expect(visit.server.handled).toBe(0);
      }),
    );
  });

  it("are not sent again when their answer is lost", () => {
    const visit = played([{ do: "add", productId: 1 }, { do: "send" }]);
    visit.server.update(updateRequest(visit.sync.sending, [], false));
    visit.sync = endSending(visit.sync);
    visit.settle();
    expect(visit.requests).toEqual([]);
    expect(quantities(shownLines(visit.sync))).toEqual([[1, 1]]);
  });
});

describe("two changes of one row", () => {
  it("result in the last quantity plus the additions after it", () => {
    const wish = fc.oneof(
      fc.record({ kind: fc.constant("set"), quantity: fc.integer({ min: 0, max: 3 }) }),
      fc.record({ kind: fc.constant("add"), added: fc.integer({ min: 1, max: 2 }) }),
    );
    fc.assert(
      fc.property(fc.array(wish, { minLength: 1, maxLength: 8 }), (wishes) => {
        const start = idleSync(aCart({ lines: [aCartLine({ quantity: 1, maxPurchasableQuantity: null })] }));
        const changes = wishes.map((one): CartChange => ({ productId: 1001, rowId: "r-1", ...one }));
        const sync = changes.reduce((from, change) => queueChanges(from, [change]), start);
        const wanted = wishes.reduce((held, one) => (one.kind === "set" ? one.quantity : held + one.added), 1);
        expect(quantities(shownLines(sync))).toEqual(wanted === 0 ? [] : [[1001, wanted]]);
        expect(sync.queued).toHaveLength(1);
        expect(queueChanges(start, changes).queued).toEqual(sync.queued);
      }),
    );
  });
});
