import { discountTexts, type DiscountTexts } from "../../texts/discountSv.ts";
import { useCartContext } from "../CartProvider.tsx";

/** The words of codes; they arrive with the parts that show them. */
export function useDiscountTexts(): DiscountTexts {
  return useCartContext().discountTexts ?? discountTexts;
}
