import { laterCartTexts, type LaterCartTexts } from "../texts/laterSv.ts";
import { useCartContext } from "./CartProvider.tsx";

/** The texts of an opened cart and of codes: the Swedish ones, overridden by those of the provider. */
export function useLaterCartTexts(): LaterCartTexts {
  const { later } = useCartContext().texts;
  return later === undefined ? laterCartTexts : { ...laterCartTexts, ...later };
}
