import { describe, expect, it } from "vitest";
import { accountOrderStates, readOrderState } from "./index.ts";

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
