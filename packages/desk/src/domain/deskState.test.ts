import { type OrderAct, type OrderHistory, orderProgress } from "@torg/orders/domain";
import { describe, expect, it } from "vitest";
import { deskState } from "./deskState.ts";

const pieces = [{ lineId: 1, quantity: 2 }];
const half = [{ lineId: 1, quantity: 1 }];

const after = (...acts: readonly OrderAct[]): OrderHistory => ({
  bought: {
    lines: [{ id: 1, quantity: 2, inclOre: 20000, exclOre: 16000, vatOre: 4000, vatPercent: 25 }],
    delivery: { inclOre: 0, exclOre: 0, vatOre: 0, vatPercent: 25, standardOre: 0 },
    fee: { inclOre: 0, exclOre: 0, vatOre: 0, vatPercent: 25 },
    giftCardsOre: 0,
    moneyTaken: "at-shipping",
  },
  acts,
});

const ship: OrderAct = { kind: "ship", pieces, parcel: null };
const lives = [
  ["placed", after()],
  ["picked", after({ kind: "pick" })],
  ["partly-shipped", after({ kind: "ship", pieces: half, parcel: null })],
  ["shipped", after(ship)],
  ["delivered", after(ship, { kind: "deliver", shipment: 1 })],
  ["returned", after(ship, { kind: "return", pieces, ground: "complaint", isRestocked: false })],
  ["cancelled", after({ kind: "cancel", pieces })],
] as const;

describe("deskState", () => {
  it.each(lives)("is the state of the order: %s", (state, life) => {
    expect(deskState(orderProgress(life), false)).toBe(state);
  });

  it.each(lives)("is ended once the payment is gone, whatever was shipped: %s", (_state, life) => {
    expect(deskState(orderProgress(life), true)).toBe("payment-gone");
  });
});
