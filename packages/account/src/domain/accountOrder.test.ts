import { expect, it } from "vitest";
import { accountOrderStates, readOrderState } from "./index.ts";

it("reads every state that has words, and no other", () => {
  expect(accountOrderStates.map(readOrderState)).toEqual(accountOrderStates);
  expect(["", "Paid", "on_hold", "constructor"].map(readOrderState)).toEqual([null, null, null, null]);
});
