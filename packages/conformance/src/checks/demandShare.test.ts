import { expect, it } from "vitest";
import { demandShare } from "./demandShare.ts";

const line = { totalOre: 10_000, quantity: 3 };
const owedAfter = (takenOre: number) => [{ creditableOre: 14_900 }, { creditableOre: 14_900 - takenOre }] as const;

it.each([3333, 3334])("accepts %i ore as a third of 10000", (takenOre) => {
  expect(() => demandShare(owedAfter(takenOre), line, 1)).not.toThrow();
});

it.each([0, 3331, 3336, 8233])("rejects %i ore as a third of 10000", (takenOre) => {
  expect(() => demandShare(owedAfter(takenOre), line, 1)).toThrow(`take ${takenOre} ore off`);
});
