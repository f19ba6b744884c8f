export { emptyCart, emptyDiscount, isGift } from "./cart.ts";
export type {
  AddonProduct,
  Cart,
  CartLine,
  CartTotals,
  Discount,
  DiscountRow,
  EmptyStateCategory,
  ManualPuff,
  RecommendedProducts,
  SelectedDelivery,
} from "./cart.ts";
