import { cartPanelTexts, type CartPanelTexts } from "../texts/panelSv.ts";
import { useCartContext } from "./CartProvider.tsx";

/** The words of an opened cart; they arrive with the parts that show them. */
export function useCartPanelTexts(): CartPanelTexts {
  return useCartContext().panelTexts ?? cartPanelTexts;
}
