import { NotTried } from "../../core/outcomes.ts";
import { readOrder } from "./newOrder.ts";
import type { Program } from "../programs/programWith.ts";
import type { ReadOrder } from "./ReadOrder.ts";

/**
 * Milliseconds between polls while money has not moved yet: half a minute in total, since other work may come first.
 */
const pauses = [50, 100, 200, 400, 800, ...Array.from({ length: 20 }, () => 1500)] as const;

/** The order once its money has settled; moves still pending at a provider are not checked. */
export async function settledOrder(
  program: Program,
  number: string,
  isSettled: (money: ReadOrder["money"]) => boolean,
): Promise<ReadOrder> {
  for (const pause of pauses) {
    const order = await readOrder(program, number);
    if (isSettled(order.money)) return order;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  const order = await readOrder(program, number);
  const [waiting] = order.money.waiting;
  if (waiting !== undefined && !isSettled(order.money)) {
    throw new NotTried(`The money of the order waits for its provider: ${waiting.problem}`);
  }
  return order;
}
