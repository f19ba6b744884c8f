import { demand } from "../core/outcomes.ts";
import type { ReadOrder } from "./buying/ReadOrder.ts";

type Owed = Pick<ReadOrder, "creditableOre">;
type Line = Pick<ReadOrder["lines"][number], "totalOre" | "quantity">;

/** Asserts that pieces of a line lower the amount owed by their share of its price, to the öre. */
export function demandShare(
  [before, after]: readonly [Owed, Owed],
  { totalOre, quantity }: Line,
  pieces: number,
): void {
  const [taken, share] = [before.creditableOre - after.creditableOre, (totalOre * pieces) / quantity];
  demand(Math.abs(taken - share) <= 1, `${pieces} of ${quantity} pieces take ${taken} ore off, should be ${share}.`);
}
