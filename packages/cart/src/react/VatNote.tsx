import type { ReactElement } from "react";
import { useCart } from "./CartProvider.tsx";
import { useCartPanelTexts } from "./useCartPanelTexts.ts";

/** Says beside an amount that it is without VAT, as companies see it; nothing where amounts include it. */
export function VatNote(): ReactElement | null {
  const words = useCartPanelTexts();
  const includesVat = useCart((snapshot) => snapshot.cart.includes_vat);
  return includesVat ? null : <small> {words.exclVat}</small>;
}
