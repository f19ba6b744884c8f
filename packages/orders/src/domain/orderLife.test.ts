import { add, taxedAmount } from "@torg/cart/domain/pricing";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { BoughtOrder } from "./boughtOrder.ts";
import { boughtTotal } from "./boughtOrder.ts";
import { finalCharge, chargeNow } from "./charge.ts";
import { creditNote } from "./creditNote.ts";
import { ledgerAfterMove, moneyMoves, type MoneyLedger, noMoneyMoved } from "./moneyMoves.ts";
import type { OrderAct, OrderHistory } from "./orderAct.ts";
import { orderProblem } from "./orderProblem.ts";
import { orderProgress } from "./orderProgress.ts";
import { orderState } from "./orderState.ts";
import { restockedPieces } from "./restockedPieces.ts";

const lineIds = [1, 2, 3] as const;

const someRate = fc.constantFrom(25, 12, 6, 0);

const someLine = (id: number) =>
  fc
    .record({ quantity: fc.integer({ min: 1, max: 4 }), ore: fc.integer({ min: 0, max: 100_000 }), rate: someRate })
    .map(({ quantity, ore, rate }) => ({ id, quantity, ...taxedAmount(ore, rate) }));

const someSum = fc.tuple(fc.integer({ min: 0, max: 9_900 }), someRate).map(([ore, rate]) => taxedAmount(ore, rate));

const someOrder: fc.Arbitrary<BoughtOrder> = fc
  .record({
    lines: fc.tuple(...lineIds.map(someLine)),
    delivery: fc
      .tuple(someSum, fc.double({ min: 0, max: 1, noNaN: true }))
      .map(([sum, part]) => ({ ...sum, standardOre: Math.floor(sum.inclOre * part) })),
    fee: someSum,
    giftCardsOre: fc.integer({ min: 0, max: 120_000 }),
    moneyTaken: fc.constantFrom("at-shipping" as const, "at-once" as const),
  })
  .map((order) => ({ ...order, giftCardsOre: Math.min(order.giftCardsOre, boughtTotal(order).inclOre) }));

const somePieces = fc.array(
  fc.record({ lineId: fc.constantFrom(...lineIds), quantity: fc.integer({ min: 1, max: 3 }) }),
  { minLength: 1, maxLength: 3 },
);

const someAct: fc.Arbitrary<OrderAct> = fc.oneof(
  fc.constant({ kind: "pick" } as const),
  somePieces.map((pieces) => ({ kind: "ship", pieces, parcel: null }) as const),
  fc.integer({ min: 1, max: 3 }).map((shipment) => ({ kind: "deliver", shipment }) as const),
  somePieces.map((pieces) => ({ kind: "cancel", pieces }) as const),
  fc
    .tuple(somePieces, fc.constantFrom("withdrawal" as const, "complaint" as const, "goodwill" as const), fc.boolean())
    .map(([pieces, ground, isRestocked]) => ({ kind: "return", pieces, ground, isRestocked }) as const),
  fc.integer({ min: 1, max: 20_000 }).map((amountOre) => ({ kind: "credit", amountOre }) as const),
);

/** An act, and whether money moves before the next one: jobs may lag behind. */
const someSteps = fc.array(fc.tuple(someAct, fc.boolean()), { maxLength: 25 });

/** Makes all pending money moves; a ledger that never settles is a bug. */
function settled(life: OrderHistory, ledger: MoneyLedger): MoneyLedger {
  let now = ledger;
  for (let round = 0; round < 3; round += 1) {
    const moves = moneyMoves(life, now);
    if (moves.length === 0) return now;
    now = moves.reduce(ledgerAfterMove, now);
  }
  throw new Error(`The money of the order never rests: ${JSON.stringify(moneyMoves(life, now))}`);
}

interface Walk {
  readonly life: OrderHistory;
  readonly ledger: MoneyLedger;
  readonly credited: number;
}

/** Does every step that is possible; money moves in between, as the steps say. */
function walk(bought: BoughtOrder, steps: readonly (readonly [OrderAct, boolean])[]): Walk {
  const start: Walk = { life: { bought, acts: [] }, ledger: noMoneyMoved, credited: 0 };
  return steps.reduce(({ life, ledger, credited }, [act, isSettled]) => {
    if (orderProblem(life, act) !== null) return { life, ledger, credited };
    const next = { bought, acts: [...life.acts, act] };
    const note = creditNote(life, act);
    return {
      life: next,
      ledger: isSettled ? settled(next, ledger) : ledger,
      credited: credited + (note?.inclOre ?? 0),
    };
  }, start);
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

describe("the life of an order, with any acts in any order", () => {
  const lives = (check: (walked: Walk) => void): void =>
    fc.assert(
      fc.property(someOrder, someSteps, (bought, steps) => check(walk(bought, steps))),
      { numRuns: 400 },
    );

  it("keeps every piece in exactly one place", () => {
    lives(({ life }) => {
      for (const { line, shipped, cancelled, returned, open } of orderProgress(life).lines) {
        expect(shipped + cancelled + open).toBe(line.quantity);
        expect(Math.min(shipped, cancelled, returned, open, shipped - returned)).toBeGreaterThanOrEqual(0);
        const back = sum(life.acts.flatMap(restockedPieces).map((one) => (one.lineId === line.id ? one.quantity : 0)));
        expect(back).toBeLessThanOrEqual(cancelled + returned);
        expect(back).toBeGreaterThanOrEqual(cancelled);
      }
    });
  });

  it("captures no more than was reserved, and refunds no more than was captured or paid by cards", () => {
    lives(({ life, ledger }) => {
      const { capturedOre, releasedOre, refundedOre, giftCardsBackOre } = settled(life, ledger);
      expect(capturedOre + releasedOre).toBeLessThanOrEqual(
        boughtTotal(life.bought).inclOre - life.bought.giftCardsOre,
      );
      expect(refundedOre).toBeLessThanOrEqual(capturedOre);
      expect(giftCardsBackOre).toBeLessThanOrEqual(life.bought.giftCardsOre);
    });
  });

  it("ends with exactly what is owed, paid by cards and by money, once nothing is open", () => {
    lives(({ life, ledger }) => {
      const open = orderProgress(life).lines.flatMap(({ line, open: quantity }) =>
        quantity > 0 ? [{ lineId: line.id, quantity }] : [],
      );
      const closing: OrderAct = { kind: "ship", pieces: open, parcel: null };
      const closed = open.length === 0 ? life : { ...life, acts: [...life.acts, closing] };
      const { capturedOre, releasedOre, refundedOre, giftCardsBackOre } = settled(closed, ledger);
      const paidOre = capturedOre - refundedOre + closed.bought.giftCardsOre - giftCardsBackOre;
      expect(paidOre).toBe(chargeNow(closed).inclOre);
      expect(capturedOre + releasedOre).toBe(boughtTotal(closed.bought).inclOre - closed.bought.giftCardsOre);
      expect(finalCharge(closed)).toEqual(chargeNow(closed));
    });
  });

  it("moves the same money however late it is calculated", () => {
    fc.assert(
      fc.property(someOrder, someSteps, (bought, steps) => {
        const late = walk(
          bought,
          steps.map(([act]) => [act, false] as const),
        );
        const once = walk(
          bought,
          steps.map(([act]) => [act, true] as const),
        );
        const held = ({ life, ledger }: Walk): number => {
          const { capturedOre, refundedOre } = settled(life, ledger);
          return capturedOre - refundedOre;
        };
        expect(held(late)).toBe(held(once));
      }),
    );
  });

  it("writes credit notes that add up to what was charged and is no longer owed, for immediate payments", () => {
    lives(({ life, credited }) => {
      if (life.bought.moneyTaken === "at-shipping") return;
      expect(credited).toBe(boughtTotal(life.bought).inclOre - finalCharge(life).inclOre);
    });
  });

  it("gives every part of a charge its own amount, never negative, with its VAT", () => {
    lives(({ life }) => {
      const { lines, delivery, fee, creditOre, vatParts, ...total } = chargeNow(life);
      const parts = [...lines, delivery, fee];
      expect(sum(parts.map((part) => part.inclOre)) - creditOre).toBe(total.inclOre);
      expect({ ...add(vatParts), vatOre: sum(vatParts.map(({ vatOre }) => vatOre)) }).toEqual(total);
      for (const part of [...parts, ...vatParts]) {
        expect(part.inclOre).toBeGreaterThanOrEqual(0);
        expect(part.exclOre + part.vatOre).toBe(part.inclOre);
        const { vatOre: exactOre } = taxedAmount(part.inclOre, part.vatPercent);
        expect(Math.abs(part.vatOre - exactOre)).toBeLessThanOrEqual(4);
      }
    });
  });

  it("has the state of its pieces", () => {
    lives(({ life }) => {
      const progress = orderProgress(life);
      const state = orderState(progress);
      const left = sum(progress.lines.map(({ open }) => open));
      expect(["placed", "picked", "partly-shipped"].includes(state)).toBe(left > 0);
      if (state === "cancelled") expect(chargeNow(life).inclOre).toBe(0);
    });
  });
});
