import { type OrderProgress, orderState } from "@torg/orders/domain";
import type { DeskOrderState } from "./deskOrder.ts";

/** How far an order has come: one whose payment was taken back at the provider has ended, whatever has left of it. */
export function deskState(progress: OrderProgress, isPaymentGone: boolean): DeskOrderState {
  return isPaymentGone ? "payment-gone" : orderState(progress);
}
