export { addProducts, setLineQuantity } from "../domain/buying/cartChange.ts";
export { changeKey } from "../domain/buying/productKey.ts";
export { splitChanges, updateRequest } from "../domain/buying/updateRequest.ts";
export type { Addition } from "../domain/buying/cartChange.ts";
export type { UpdateRequest } from "../domain/buying/updateRequest.ts";
export type { CartEvents } from "../contract/cartEvents.ts";
export {
  beginReading,
  beginSending,
  endReading,
  endSending,
  hasPendingChanges,
  idleSync,
  optimisticCart,
  pendingChanges,
  queueChanges,
  serverLines,
  shownLines,
} from "../domain/cartSync.ts";
export type { CartSync } from "../domain/cartSync.ts";
export type {
  AddedDialogState,
  CartSnapshot,
  CartState,
  CartStateOptions,
  DiscountBoxState,
  PurchaseProgress,
  PurchaseProblem,
} from "./cartState.ts";
export { createCartState } from "./createCartState.ts";
