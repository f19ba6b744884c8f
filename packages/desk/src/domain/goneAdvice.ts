import type { DeskOrder } from "./deskOrder.ts";

/** What there is to know of an order whose payment was taken back at the provider. */
export type GoneAdvice =
  /** Goods have left that nobody has paid for. */
  | "unpaid"
  /** Goods have left, and their money was paid back. */
  | "paid-back"
  /** Goods that have not left are still kept for the order. */
  | "cancel"
  /** Nothing is left to do. */
  | "done";

/** What to do about an order whose payment is gone, the most pressing first; nothing of any other order. */
export function goneAdvice({
  state,
  lines,
  money,
}: Pick<DeskOrder, "state" | "lines" | "money">): readonly GoneAdvice[] {
  if (state !== "payment-gone") return [];
  const isOut = lines.some(({ shipped, returned }) => shipped > returned);
  const advice: GoneAdvice[] = [];
  if (isOut) advice.push(money.capturedOre === 0 ? "unpaid" : "paid-back");
  if (lines.some(({ open }) => open > 0)) advice.push("cancel");
  return advice.length === 0 ? ["done"] : advice;
}
