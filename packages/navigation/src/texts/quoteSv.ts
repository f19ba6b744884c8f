import { type NavigationTexts, navigationTexts } from "./sv.ts";

/** The texts of a shop that takes quote requests instead of orders. */
export const quoteNavigationTexts: NavigationTexts = {
  ...navigationTexts,
  cart: "Offert",
  cartName: (...cart) => navigationTexts.cartName(...cart).replace(navigationTexts.cart, "Offert"),
  footer: {
    ...navigationTexts.footer,
    promise: "Priser visas inkl moms. Företag ser priser exkl moms i sin offertförfrågan.",
  },
};
