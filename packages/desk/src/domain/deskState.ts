import { type OrderProgress, orderState } from "@torg/orders/domain";
import type { DeskOrderState } from "./deskOrder.ts";

/** The state of an order: one whose payment was reversed at the provider has ended, whatever was shipped. */
export function deskState(progress: OrderProgress, isPaymentGone: boolean): DeskOrderState {
  return isPaymentGone ? "payment-gone" : orderState(progress);
}
