import type { DeskOrder } from "./deskOrder.ts";

/** Advice on an order whose payment was reversed at the provider. */
export type LostPaymentAdvice =
  /** Goods were shipped that nobody has paid for. */
  | "unpaid"
  /** Goods were shipped, and their money was refunded. */
  | "paid-back"
  /** Goods that were not shipped are still reserved for the order. */
  | "cancel"
  /** Nothing is left to do. */
  | "done";

/** What to do about an order whose payment is gone, the most urgent first; empty for any other order. */
export function lostPaymentAdvice({
  state,
  lines,
  money,
}: Pick<DeskOrder, "state" | "lines" | "money">): readonly LostPaymentAdvice[] {
  if (state !== "payment-gone") return [];
  const isOut = lines.some(({ shipped, returned }) => shipped > returned);
  const advice: LostPaymentAdvice[] = [];
  if (isOut) advice.push(money.capturedOre === 0 ? "unpaid" : "paid-back");
  if (lines.some(({ open }) => open > 0)) advice.push("cancel");
  return advice.length === 0 ? ["done"] : advice;
}
