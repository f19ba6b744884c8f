import { expect, it } from "vitest";
import { lowestByKey } from "./lowestByKey.ts";

it("is one, or the lowest quantity where that is more, and never above what there is", () => {
  expect([lowestByKey(4, 0), lowestByKey(1, 0), lowestByKey(0, 0)]).toEqual([1, 1, 0]);
  expect(lowestByKey(7, 5)).toBe(5);
});
