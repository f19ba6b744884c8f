import { describe, expect, it } from "vitest";
import { anAccountOrder, anAccountShipment } from "../fixtures/index.ts";
import { accountOrderStates, hasProgressed, parcelAddress, readOrderState } from "./index.ts";

describe("readOrderState", () => {
  it.each(accountOrderStates)("reads %s, which has a text", (state) => {
    expect(readOrderState(state)).toBe(state);
  });

  it.each(["", "Paid", "paid ", "on_hold", "constructor", "__proto__", "0"])(
    "gives null for %j, a state of the backend that has no text",
    (state) => {
      expect(readOrderState(state)).toBeNull();
    },
  );

  it("lists each state once, so that each has one text", () => {
    expect(new Set(accountOrderStates).size).toBe(accountOrderStates.length);
  });
});

describe("hasProgressed", () => {
  it.each(["placed", "awaiting_payment", "paid"])("is false for an order that is only %s", (state) => {
    expect(hasProgressed(anAccountOrder({ state }))).toBe(false);
  });

  it.each(["picked", "shipped", "cancelled", "Hos tullen"])("is true for one that is %s", (state) => {
    expect(hasProgressed(anAccountOrder({ state }))).toBe(true);
  });

  it("is true for parcels, cancelled items and refunds, whatever the state is", () => {
    const note = { number: 1, totalOre: 100, createdAt: "2026-11-25T08:00:00Z" };
    for (const change of [{ shipments: [anAccountShipment()] }, { creditNotes: [note] }, { refundedOre: 1 }]) {
      expect(hasProgressed(anAccountOrder({ state: "paid", ...change }))).toBe(true);
    }
  });
});

describe("parcelAddress", () => {
  it.each(["https://tracking.example/?id=1", "HTTP://tracking.example"])("links to %s", (trackingUrl) => {
    expect(parcelAddress({ trackingUrl })).toBe(trackingUrl);
  });

  it.each(["", "javascript:alert(1)", " https://tracking.example", "//tracking.example", "/konto", "https://"])(
    "gives null for %j, which is not a web address",
    (trackingUrl) => {
      expect(parcelAddress({ trackingUrl })).toBeNull();
    },
  );
});

describe("accountOrderStates", () => {
  it("lists the states in order, from placed to returned", () => {
    const way = ["placed", "paid", "picked", "partly-shipped", "shipped", "delivered", "returned"] as const;
    const places = way.map((state) => accountOrderStates.indexOf(state));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
  });
});
