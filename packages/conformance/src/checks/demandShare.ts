import { demand } from "../core/outcomes.ts";
import type { ReadOrder } from "./ReadOrder.ts";

type Owed = Pick<ReadOrder, "creditableOre">;
type Line = Pick<ReadOrder["lines"][number], "totalOre" | "quantity">;

/** Demands that pieces of a line take their share of its price off what is owed, to the ore. */
export function demandShare(
  [before, after]: readonly [Owed, Owed],
  { totalOre, quantity }: Line,
  pieces: number,
): void {
  const [taken, share] = [before.creditableOre - after.creditableOre, (totalOre * pieces) / quantity];
  demand(Math.abs(taken - share) <= 1, `${pieces} of ${quantity} pieces take ${taken} ore off, should be ${share}.`);
}
