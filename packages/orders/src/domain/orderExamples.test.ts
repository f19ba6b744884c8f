import { taxedAmount } from "@torg/cart/domain/pricing";
import { describe, expect, it } from "vitest";
import type { BoughtOrder } from "./boughtOrder.ts";
import { chargeNow } from "./charge.ts";
import { creditNote } from "./creditNote.ts";
import { ledgerAfterMove, type MoneyLedger, moneyMoves, noMoneyMoved } from "./moneyMoves.ts";
import type { OrderAct, OrderHistory, LineQuantity, ReturnReason } from "./orderAct.ts";
import { orderProblem } from "./orderProblem.ts";
import { orderProgress } from "./orderProgress.ts";
import { orderState } from "./orderState.ts";
import { restockedPieces } from "./restockedPieces.ts";

/**
 * Two washing machines of 5 000 kr and a hose of 100 kr, home delivery for 399 kr, of which 99 kr is the standard way.
 */
const bought: BoughtOrder = {
  lines: [
    { id: 1, quantity: 2, ...taxedAmount(1_000_000, 25) },
    { id: 2, quantity: 1, ...taxedAmount(10_000, 25) },
  ],
  delivery: { ...taxedAmount(39_900, 25), standardOre: 9_900 },
  fee: taxedAmount(2_900, 25),
  giftCardsOre: 0,
  moneyTaken: "at-shipping",
};

const all: readonly LineQuantity[] = [
  { lineId: 1, quantity: 2 },
  { lineId: 2, quantity: 1 },
];
const ship = (...pieces: readonly LineQuantity[]): OrderAct => ({ kind: "ship", pieces, parcel: null });
const cancel = (...pieces: readonly LineQuantity[]): OrderAct => ({ kind: "cancel", pieces });
const giveBack = (ground: ReturnReason, ...pieces: readonly LineQuantity[]): OrderAct => ({
  kind: "return",
  pieces,
  ground,
  isRestocked: true,
});
const life = (...acts: readonly OrderAct[]): OrderHistory => ({ bought, acts });
const stateOf = (...acts: readonly OrderAct[]): string => orderState(orderProgress(life(...acts)));

describe("orderState", () => {
  it.each([
    ["placed", []],
    ["picked", [{ kind: "pick" }]],
    ["partly-shipped", [ship({ lineId: 1, quantity: 1 })]],
    ["shipped", [ship(...all)]],
    ["shipped", [ship({ lineId: 1, quantity: 2 }), cancel({ lineId: 2, quantity: 1 })]],
    ["delivered", [ship(...all), { kind: "deliver", shipment: 1 }]],
    ["returned", [ship(...all), giveBack("withdrawal", ...all)]],
    ["cancelled", [cancel(...all)]],
    ["cancelled", [{ kind: "pick" }, cancel(...all)]],
  ] as const)("is %s", (state, acts) => {
    expect(stateOf(...acts)).toBe(state);
  });

  it("is delivered only when every parcel has arrived", () => {
    const parcels = [ship({ lineId: 1, quantity: 2 }), ship({ lineId: 2, quantity: 1 })];
    expect(stateOf(...parcels, { kind: "deliver", shipment: 2 })).toBe("shipped");
    expect(stateOf(...parcels, { kind: "deliver", shipment: 2 }, { kind: "deliver", shipment: 1 })).toBe("delivered");
  });
});

describe("orderProblem", () => {
  it.each([
    [[], ship(), { code: "nothing-chosen" }],
    [[], ship({ lineId: 1, quantity: 0 }), { code: "nothing-chosen" }],
    [[], ship({ lineId: 1, quantity: 1.5 }), { code: "nothing-chosen" }],
    [[], ship({ lineId: 9, quantity: 1 }), { code: "unknown-line", lineId: 9 }],
    [[], ship({ lineId: 1, quantity: 3 }), { code: "too-many", lineId: 1, left: 2 }],
    [[], ship({ lineId: 1, quantity: 1 }, { lineId: 1, quantity: 2 }), { code: "too-many", lineId: 1, left: 2 }],
    [[ship({ lineId: 1, quantity: 1 })], cancel({ lineId: 1, quantity: 2 }), { code: "too-many", lineId: 1, left: 1 }],
    [[], giveBack("complaint", { lineId: 1, quantity: 1 }), { code: "too-many", lineId: 1, left: 0 }],
    [[ship(...all)], { kind: "pick" }, { code: "nothing-open" }],
    [[{ kind: "pick" }], { kind: "pick" }, { code: "already-picked" }],
    [[], { kind: "deliver", shipment: 1 }, { code: "unknown-shipment" }],
    [[ship(...all)], { kind: "deliver", shipment: 0 }, { code: "unknown-shipment" }],
    [[ship(...all), { kind: "deliver", shipment: 1 }], { kind: "deliver", shipment: 1 }, { code: "already-delivered" }],
    [[], { kind: "credit", amountOre: 0 }, { code: "no-amount" }],
    [[], { kind: "credit", amountOre: 1_052_801 }, { code: "too-much", creditableOre: 1_052_800 }],
    [[cancel(...all)], { kind: "credit", amountOre: 1 }, { code: "nothing-owed" }],
  ] as const)("after %j gives the reason why %j is not possible", (acts, act, problem) => {
    expect(orderProblem(life(...acts), act)).toEqual(problem);
  });

  it("allows the last piece to be shipped, cancelled and returned", () => {
    expect(orderProblem(life(), ship(...all))).toBeNull();
    expect(orderProblem(life(), cancel(...all))).toBeNull();
    expect(orderProblem(life(ship(...all)), giveBack("withdrawal", ...all))).toBeNull();
  });

  it("allows a shop to take off everything that is owed", () => {
    expect(orderProblem(life(), { kind: "credit", amountOre: 1_052_800 })).toBeNull();
  });
});

describe("an order whose payment is gone", () => {
  const gone = (...acts: readonly OrderAct[]): OrderHistory => ({ ...life(...acts), isPaymentGone: true });
  const one = { lineId: 1, quantity: 1 };
  const after = { code: "payment-gone" };

  it.each([
    ["picked", { kind: "pick" }, after],
    ["shipped", ship(one), after],
    ["cancelled", cancel(one), null],
    ["told to have reached the buyer", { kind: "deliver", shipment: 1 }, null],
    ["taken back", giveBack("complaint", one), null],
    ["made cheaper", { kind: "credit", amountOre: 1 }, after],
  ] as const)("can be %s or not", (_what, act, problem) => {
    expect(orderProblem(gone(ship(one)), act)).toEqual(problem);
  });

  it("can be returned and cancelled by the same rules as any other", () => {
    expect(orderProblem(gone(ship(one)), giveBack("complaint", ...all))).toEqual({
      code: "too-many",
      lineId: 1,
      left: 1,
    });
    expect(orderProblem(gone(cancel(...all)), cancel(one))).toEqual({ code: "too-many", lineId: 1, left: 0 });
  });

  it("moves no money, whatever its ledger says", () => {
    for (const acts of [[], [ship(...all)], [cancel(...all)], [ship(...all), giveBack("complaint", ...all)]]) {
      expect(moneyMoves(gone(...acts), noMoneyMoved)).toEqual([]);
      expect(moneyMoves(gone(...acts), { ...noMoneyMoved, capturedOre: 52_800 })).toEqual([]);
    }
  });

  it("gets a credit note for what was charged and is returned", () => {
    expect(creditNote(gone(ship(...all)), giveBack("complaint", one))).toMatchObject({ inclOre: 500_000 });
    expect(creditNote(gone(), cancel(...all))).toBeNull();
  });
});

describe("moneyMoves", () => {
  it("captures what was shipped, with delivery and fee from the first parcel on", () => {
    expect(moneyMoves(life(ship({ lineId: 1, quantity: 1 })), noMoneyMoved)).toEqual([
      { kind: "capture", amountOre: 500_000 + 39_900 + 2_900 },
    ]);
    const ledger = { ...noMoneyMoved, capturedOre: 542_800 };
    expect(moneyMoves(life(ship({ lineId: 1, quantity: 1 }), ship({ lineId: 2, quantity: 1 })), ledger)).toEqual([
      { kind: "capture", amountOre: 10_000 },
    ]);
  });

  it("releases what is reserved for goods that will not be shipped, once the rest was captured", () => {
    const acts = [ship({ lineId: 2, quantity: 1 }), cancel({ lineId: 1, quantity: 2 })];
    expect(moneyMoves(life(...acts), noMoneyMoved)).toEqual([{ kind: "capture", amountOre: 52_800 }]);
    expect(moneyMoves(life(...acts), { ...noMoneyMoved, capturedOre: 52_800 })).toEqual([
      { kind: "release", amountOre: 1_000_000 },
    ]);
    expect(moneyMoves(life(cancel(...all)), noMoneyMoved)).toEqual([{ kind: "release", amountOre: 1_052_800 }]);
  });

  it("captures no more than is still reserved, such as after the provider released some of it", () => {
    const ledger = { ...noMoneyMoved, releasedOre: 1_000_000 };
    expect(moneyMoves(life(ship(...all)), ledger)).toEqual([{ kind: "capture", amountOre: 52_800 }]);
  });

  it("captures exactly what a line costs, even if its pieces are shipped and returned one by one", () => {
    const three = { id: 1, quantity: 3, ...taxedAmount(100, 25) };
    const free = taxedAmount(0, 25);
    const thirds = { ...bought, lines: [three], delivery: { ...free, standardOre: 0 }, fee: free };
    const piece = { lineId: 1, quantity: 1 };
    const acts = [ship(piece), ship(piece), giveBack("goodwill", piece), ship(piece)];
    const ledgers = acts.reduce<readonly MoneyLedger[]>(
      (before, _act, index) => {
        const ledger = before.at(-1) ?? noMoneyMoved;
        const moves = moneyMoves({ bought: thirds, acts: acts.slice(0, index + 1) }, ledger);
        return [...before, moves.reduce(ledgerAfterMove, ledger)];
      },
      [noMoneyMoved],
    );
    expect(ledgers.map(({ capturedOre }) => capturedOre)).toEqual([0, 33, 67, 67, 100]);
    expect(ledgers.map(({ refundedOre }) => refundedOre)).toEqual([0, 0, 0, 33, 33]);
  });

  it("uses gift cards first and refunds them last", () => {
    const withCard = { ...bought, giftCardsOre: 50_000 };
    const shipped = { bought: withCard, acts: [ship({ lineId: 2, quantity: 1 })] };
    expect(moneyMoves(shipped, noMoneyMoved)).toEqual([{ kind: "capture", amountOre: 2_800 }]);
    const cancelled = { bought: withCard, acts: [cancel(...all)] };
    expect(moneyMoves(cancelled, noMoneyMoved)).toEqual([
      { kind: "release", amountOre: 1_002_800 },
      { kind: "cards-back", amountOre: 50_000 },
    ]);
  });

  it("refunds an immediate payment when goods are cancelled, and moves nothing for shipped goods", () => {
    const atOnce = { ...bought, moneyTaken: "at-once" as const };
    const ledger = { ...noMoneyMoved, capturedOre: 1_052_800 };
    expect(moneyMoves({ bought: atOnce, acts: [ship(...all)] }, ledger)).toEqual([]);
    expect(moneyMoves({ bought: atOnce, acts: [cancel({ lineId: 1, quantity: 1 })] }, ledger)).toEqual([
      { kind: "refund", amountOre: 500_000 },
    ]);
  });
});

describe("the amount owed after a return", () => {
  const owed = (...acts: readonly OrderAct[]): number => chargeNow(life(ship(...all), ...acts)).inclOre;

  it.each([
    ["withdrawal", 30_000, "keeps of the delivery what it cost above the standard way"],
    ["complaint", 0, "keeps nothing"],
    ["goodwill", 42_800, "keeps delivery and fee"],
  ] as const)("after a %s of everything is %i ore: the shop %s", (ground, ore, _does) => {
    expect(owed(giveBack(ground, ...all))).toBe(ore);
  });

  it("includes delivery and fee while the buyer keeps something", () => {
    expect(owed(giveBack("withdrawal", { lineId: 1, quantity: 2 }))).toBe(10_000 + 42_800);
  });
});

describe("creditNote", () => {
  it("lists what was returned line by line, with its VAT", () => {
    expect(creditNote(life(ship(...all)), giveBack("withdrawal", { lineId: 1, quantity: 1 }))).toEqual({
      lines: [{ lineId: 1, quantity: 1, ...taxedAmount(500_000, 25) }],
      delivery: taxedAmount(0, 25),
      fee: taxedAmount(0, 25),
      creditOre: 0,
      vatParts: [taxedAmount(500_000, 25)],
      inclOre: 500_000,
      exclOre: 400_000,
      vatOre: 100_000,
    });
  });

  it("includes delivery and fee when all was returned, and a reduction by its sum", () => {
    const note = creditNote(life(ship(...all)), giveBack("complaint", ...all));
    expect(note).toMatchObject({ delivery: { inclOre: 39_900 }, fee: { inclOre: 2_900 }, inclOre: 1_052_800 });
    expect(creditNote(life(ship(...all)), { kind: "credit", amountOre: 5_000 })).toMatchObject({
      lines: [],
      creditOre: 5_000,
      inclOre: 5_000,
      vatOre: 1_000,
    });
  });

  it("lists the VAT by rate, and divides a reduction between the rates in proportion", () => {
    const books = { ...bought, lines: [{ id: 1, quantity: 2, ...taxedAmount(957_200, 6) }] };
    const shipped = { bought: books, acts: [ship({ lineId: 1, quantity: 2 })] };
    expect(creditNote(shipped, { kind: "credit", amountOre: 100_000 })?.vatParts).toEqual([
      { vatPercent: 25, inclOre: 4_280, exclOre: 3_424, vatOre: 856 },
      { vatPercent: 6, inclOre: 95_720, exclOre: 90_302, vatOre: 5_418 },
    ]);
    expect(creditNote(shipped, giveBack("goodwill", { lineId: 1, quantity: 1 }))?.vatParts).toEqual([
      taxedAmount(478_600, 6),
    ]);
  });

  it("is not written when nothing was charged, nor for goods that are only shipped", () => {
    expect(creditNote(life(), cancel(...all))).toBeNull();
    expect(creditNote(life(), ship(...all))).toBeNull();
  });
});

describe("restockedPieces", () => {
  it("restocks cancelled goods, and returned ones that can be sold again", () => {
    expect(restockedPieces(cancel(...all))).toEqual(all);
    expect(restockedPieces(giveBack("withdrawal", ...all))).toEqual(all);
    expect(restockedPieces({ kind: "return", pieces: all, ground: "complaint", isRestocked: false })).toEqual([]);
    expect(restockedPieces(ship(...all))).toEqual([]);
  });
});
