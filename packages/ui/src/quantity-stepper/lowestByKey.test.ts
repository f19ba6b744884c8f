import { expect, it } from "vitest";
import { lowestByKey } from "./lowestByKey.ts";

it("is one or the minimum, whichever is higher, but never above the current quantity", () => {
  expect([lowestByKey(4, 0), lowestByKey(1, 0), lowestByKey(0, 0)]).toEqual([1, 1, 0]);
  expect(lowestByKey(7, 5)).toBe(5);
});
