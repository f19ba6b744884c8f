import { laterCartTexts, type LaterCartTexts } from "../texts/laterSv.ts";
import { useCartContext } from "./CartProvider.tsx";

/** The words of an opened cart and of codes; they arrive with the parts that show them. */
export function useLaterCartTexts(): LaterCartTexts {
  return useCartContext().later ?? laterCartTexts;
}
