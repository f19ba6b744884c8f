import { taxedAmount } from "@torg/cart/domain/pricing";
import { describe, expect, it } from "vitest";
import type { OrderAct } from "./orderAct.ts";
import { orderProgress } from "./orderProgress.ts";

const line = { id: 7, quantity: 5, ...taxedAmount(500, 25) };
const bought = {
  lines: [line],
  delivery: { ...taxedAmount(0, 25), standardOre: 0 },
  fee: taxedAmount(0, 25),
  giftCardsOre: 0,
  moneyTaken: "at-shipping",
} as const;
const pieces = (quantity: number) => [{ lineId: 7, quantity }];

const acts: readonly OrderAct[] = [
  { kind: "pick" },
  { kind: "ship", pieces: [...pieces(1), ...pieces(1)], parcel: { carrier: "PostNord", trackingNumber: "1" } },
  { kind: "ship", pieces: pieces(1), parcel: null },
  { kind: "cancel", pieces: pieces(1) },
  { kind: "deliver", shipment: 2 },
  { kind: "return", pieces: pieces(2), ground: "complaint", isRestocked: false },
  { kind: "credit", amountOre: 40 },
  { kind: "credit", amountOre: 2 },
];

describe("orderProgress", () => {
  it("counts where the pieces of a line are, even if an act names it twice", () => {
    const [progress] = orderProgress({ bought, acts }).lines;
    expect(progress).toEqual({ line, shipped: 3, cancelled: 1, returned: 2, open: 1 });
  });

  it("includes everything else that has happened", () => {
    expect(orderProgress({ bought, acts })).toMatchObject({
      isPicked: true,
      shipments: 2,
      delivered: new Set([2]),
      returnGrounds: new Set(["complaint"]),
      creditOre: 42,
    });
  });

  it("begins with everything open", () => {
    expect(orderProgress({ bought, acts: [] })).toEqual({
      lines: [{ line, shipped: 0, cancelled: 0, returned: 0, open: 5 }],
      isPicked: false,
      shipments: 0,
      delivered: new Set(),
      returnGrounds: new Set(),
      creditOre: 0,
    });
  });
});
