export {
  changeKey,
  changeOfLine,
  changesOfAddition,
  splitChanges,
  updateRequest,
} from "../domain/buying/cartChange.ts";
export type { Addition, UpdateRequest } from "../domain/buying/cartChange.ts";
export type { CartEvents } from "../contract/cartEvents.ts";
export {
  anticipatedCart,
  beginReading,
  beginSending,
  endReading,
  endSending,
  heldLines,
  isUnsettled,
  openChanges,
  settledSync,
  shownLines,
  wantChanges,
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
