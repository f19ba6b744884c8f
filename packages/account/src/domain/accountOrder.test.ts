import { describe, expect, it } from "vitest";
import { anAccountOrder, anAccountShipment } from "../fixtures/index.ts";
import { accountOrderStates, hasMoved, parcelAddress, readOrderState } from "./index.ts";

describe("readOrderState", () => {
  it.each(accountOrderStates)("reads %s, which has words", (state) => {
    expect(readOrderState(state)).toBe(state);
  });

  it.each(["", "Paid", "paid ", "on_hold", "constructor", "__proto__", "0"])(
    "has no words for %j, which a backend may call a state all the same",
    (state) => {
      expect(readOrderState(state)).toBeNull();
    },
  );

  it("takes each state once, so that each has one set of words", () => {
    expect(new Set(accountOrderStates).size).toBe(accountOrderStates.length);
  });
});

describe("hasMoved", () => {
  it.each(["placed", "awaiting_payment", "paid"])("tells nothing of an order that is %s alone", (state) => {
    expect(hasMoved(anAccountOrder({ state }))).toBe(false);
  });

  it.each(["picked", "shipped", "cancelled", "Hos tullen"])("tells of one that is %s", (state) => {
    expect(hasMoved(anAccountOrder({ state }))).toBe(true);
  });

  it("tells of parcels, of what was taken off and of what was paid back, whatever the state is", () => {
    const note = { number: 1, totalOre: 100, createdAt: "2026-11-25T08:00:00Z" };
    for (const change of [{ shipments: [anAccountShipment()] }, { creditNotes: [note] }, { refundedOre: 1 }]) {
      expect(hasMoved(anAccountOrder({ state: "paid", ...change }))).toBe(true);
    }
  });
});

describe("parcelAddress", () => {
  it.each(["https://tracking.example/?id=1", "HTTP://tracking.example"])("leads to %s", (trackingUrl) => {
    expect(parcelAddress({ trackingUrl })).toBe(trackingUrl);
  });

  it.each(["", "javascript:alert(1)", " https://tracking.example", "//tracking.example", "/konto", "https://"])(
    "leads nowhere by %j, which is no address of the web",
    (trackingUrl) => {
      expect(parcelAddress({ trackingUrl })).toBeNull();
    },
  );
});

describe("accountOrderStates", () => {
  it("tells the way of an order from its placing to its return in the order in which it goes", () => {
    const way = ["placed", "paid", "picked", "partly-shipped", "shipped", "delivered", "returned"] as const;
    const places = way.map((state) => accountOrderStates.indexOf(state));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
  });
});
