export type {
  AddedDialogState,
  CartEvents,
  CartSnapshot,
  CartState,
  CartStateOptions,
  DiscountBoxState,
  Purchase,
} from "./cartState.ts";
export { createCartState } from "./createCartState.ts";
