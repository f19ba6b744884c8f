import type { ReactElement } from "react";
import { useCart } from "./CartProvider.tsx";
import { useLaterCartTexts } from "./useLaterCartTexts.ts";

/** Props of VatNote. */
export interface VatNoteProps {
  /** Whether the amount includes VAT, if another cart than the page's is shown. */
  readonly includesVat?: boolean;
}

/** Marks an amount as being without VAT, as companies see it; nothing where amounts include it. */
export function VatNote(props: VatNoteProps): ReactElement | null {
  const laterTexts = useLaterCartTexts();
  const ownMode = useCart((snapshot) => snapshot.cart.includesVat);
  return (props.includesVat ?? ownMode) ? null : <small> {laterTexts.exclVat}</small>;
}
