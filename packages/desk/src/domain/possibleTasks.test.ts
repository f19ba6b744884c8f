import { type OrderAct, type OrderHistory, orderProblem } from "@torg/orders/domain";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { selectedQuantities, orderTasks, possibleTasks, shipmentsUnderWay } from "./possibleTasks.ts";

const after = (...acts: readonly OrderAct[]): OrderHistory => ({
  bought: {
    lines: [
      { id: 1, quantity: 2, inclOre: 20000, exclOre: 16000, vatOre: 4000, vatPercent: 25 },
      { id: 2, quantity: 1, inclOre: 5000, exclOre: 4000, vatOre: 1000, vatPercent: 25 },
    ],
    delivery: { inclOre: 4900, exclOre: 3920, vatOre: 980, vatPercent: 25, standardOre: 4900 },
    fee: { inclOre: 0, exclOre: 0, vatOre: 0, vatPercent: 25 },
    giftCardsOre: 0,
    moneyTaken: "at-shipping",
  },
  acts,
});
const everything = [
  { lineId: 1, quantity: 2 },
  { lineId: 2, quantity: 1 },
];
const shipped: OrderAct = { kind: "ship", pieces: everything, parcel: null };

describe("possibleTasks", () => {
  it("offers pick, ship and cancel for a new order, and a lower price to those who may", () => {
    expect(possibleTasks(after(), "administrator")).toEqual(["pick", "ship", "cancel", "credit"]);
    expect(possibleTasks(after(), "seller")).toEqual(["pick", "ship", "cancel"]);
  });

  it("offers a return of what was shipped, and shipping of what was not", () => {
    const part: OrderAct = { kind: "ship", pieces: [{ lineId: 1, quantity: 1 }], parcel: null };
    expect(possibleTasks(after({ kind: "pick" }, part), "seller")).toEqual(["ship", "deliver", "cancel", "return"]);
    expect(possibleTasks(after(shipped), "seller")).toEqual(["deliver", "return"]);
  });

  it("offers nothing for an order that is cancelled or fully returned", () => {
    expect(possibleTasks(after({ kind: "cancel", pieces: everything }), "administrator")).toEqual([]);
    const back: OrderAct = { kind: "return", pieces: everything, ground: "withdrawal", isRestocked: true };
    expect(possibleTasks(after(shipped, { kind: "deliver", shipment: 1 }, back), "administrator")).toEqual([]);
  });

  it("offers a seller the same as an administrator, except refunds without goods", () => {
    const lives = [after(), after({ kind: "pick" }), after(shipped), after(shipped, { kind: "deliver", shipment: 1 })];
    for (const life of lives) {
      const all = possibleTasks(life, "administrator");
      expect(possibleTasks(life, "seller")).toEqual(all.filter((task) => task !== "credit"));
    }
  });

  it("offers no lower price when everything was already taken off", () => {
    const less: OrderAct = { kind: "credit", amountOre: 29_900 };
    expect(possibleTasks(after(shipped, less), "administrator")).toEqual(["deliver", "return"]);
  });

  it("offers, once the payment is gone, only what brings goods back, and nothing that costs", () => {
    const part: OrderAct = { kind: "ship", pieces: [{ lineId: 1, quantity: 1 }], parcel: null };
    const gone = (...acts: readonly OrderAct[]): OrderHistory => ({ ...after(...acts), isPaymentGone: true });
    expect(possibleTasks(gone(), "administrator")).toEqual(["cancel"]);
    expect(possibleTasks(gone(part), "administrator")).toEqual(["deliver", "cancel", "return"]);
    expect(possibleTasks(gone({ kind: "cancel", pieces: everything }), "administrator")).toEqual([]);
  });

  it("offers what the order's rules allow for one piece of some line, and nothing else", () => {
    const quantities = fc.record({ lineId: fc.constantFrom(1, 2), quantity: fc.constant(1) });
    const act: fc.Arbitrary<OrderAct> = fc.oneof(
      fc.constant<OrderAct>({ kind: "pick" }),
      fc.array(quantities, { maxLength: 3 }).map((pieces): OrderAct => ({ kind: "ship", pieces, parcel: null })),
      fc.array(quantities, { maxLength: 2 }).map((pieces): OrderAct => ({ kind: "cancel", pieces })),
      fc
        .array(quantities, { maxLength: 2 })
        .map((pieces): OrderAct => ({ kind: "return", pieces, ground: "complaint", isRestocked: false })),
      fc.integer({ min: 1, max: 2 }).map((shipment): OrderAct => ({ kind: "deliver", shipment })),
      fc.integer({ min: 1, max: 20_000 }).map((amountOre): OrderAct => ({ kind: "credit", amountOre })),
    );
    fc.assert(
      fc.property(fc.array(act, { maxLength: 10 }), (tried) => {
        const life = tried.reduce(
          (so, one) => (orderProblem(so, one) === null ? { ...so, acts: [...so.acts, one] } : so),
          after(),
        );
        const one = (kind: "ship" | "cancel" | "return"): readonly OrderAct[] =>
          [1, 2].map((lineId): OrderAct => {
            const pieces = [{ lineId, quantity: 1 }];
            if (kind === "ship") return { kind, pieces, parcel: null };
            return kind === "cancel" ? { kind, pieces } : { kind, pieces, ground: "goodwill", isRestocked: true };
          });
        const smallest: Readonly<Record<(typeof orderTasks)[number], readonly OrderAct[]>> = {
          pick: [{ kind: "pick" }],
          ship: one("ship"),
          deliver: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((shipment) => ({ kind: "deliver", shipment })),
          cancel: one("cancel"),
          return: one("return"),
          credit: [{ kind: "credit", amountOre: 1 }],
        };
        const allowed = orderTasks.filter((task) => smallest[task].some((small) => orderProblem(life, small) === null));
        expect(possibleTasks(life, "administrator")).toEqual(allowed);
      }),
    );
  });
});

describe("shipmentsUnderWay", () => {
  it("gives the shipments that have not reached the buyer", () => {
    const half = (lineId: number): OrderAct => ({ kind: "ship", pieces: [{ lineId, quantity: 1 }], parcel: null });
    expect(shipmentsUnderWay(after())).toEqual([]);
    expect(shipmentsUnderWay(after(half(1), half(2), { kind: "deliver", shipment: 1 }))).toEqual([2]);
  });
});

describe("selectedQuantities", () => {
  it("gives the lines of which something was selected", () => {
    expect(selectedQuantities({ 31: 2, 32: 0, 33: 1 })).toEqual([
      { lineId: 31, quantity: 2 },
      { lineId: 33, quantity: 1 },
    ]);
  });

  it("leaves invalid lines and quantities to the order's rules", () => {
    expect(selectedQuantities({ x: 1, 31: -1 })).toEqual([
      { lineId: 31, quantity: -1 },
      { lineId: NaN, quantity: 1 },
    ]);
  });
});
