import type { OrderProgress } from "./orderProgress.ts";

/** The state of an order, in one word. */
export type OrderState = "placed" | "picked" | "partly-shipped" | "shipped" | "delivered" | "returned" | "cancelled";

/** Derives the state from an order's progress. */
export function orderState({ lines, isPicked, shipments, delivered }: OrderProgress): OrderState {
  const isOpen = lines.some(({ open }) => open > 0);
  if (shipments === 0) {
    if (!isOpen) return "cancelled";
    return isPicked ? "picked" : "placed";
  }
  if (isOpen) return "partly-shipped";
  if (lines.every(({ shipped, returned }) => shipped === returned)) return "returned";
  return delivered.size === shipments ? "delivered" : "shipped";
}
