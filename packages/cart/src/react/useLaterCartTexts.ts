import { laterCartTexts, type LaterCartTexts } from "../texts/laterSv.ts";
import { useCartContext } from "./CartProvider.tsx";

/** The words of an opened cart and of codes: the Swedish ones, and in their place those that the provider gives. */
export function useLaterCartTexts(): LaterCartTexts {
  const { later } = useCartContext().texts;
  return later === undefined ? laterCartTexts : { ...laterCartTexts, ...later };
}
