import { SidePanel } from "@torg/ui";
import type { ReactElement } from "react";
import type { ManualPuff } from "../../domain/cart.ts";
import { CartLines } from "../cart-lines/CartLines.tsx";
import { useCart, useCartContext } from "../CartProvider.tsx";
import { CartSummary } from "../cart-summary/CartSummary.tsx";
import { DiscountBox } from "../discount-box/DiscountBox.tsx";

/** Props of CartPanel. */
export interface CartPanelProps {
  readonly puffs?: readonly ManualPuff[];
}

/** The cart in a panel at the side, opened and closed by the cart state. */
export function CartPanel({ puffs = [] }: CartPanelProps): ReactElement {
  const { state, texts } = useCartContext();
  const isOpen = useCart((snapshot) => snapshot.isOpen);
  const isEmpty = useCart((snapshot) => snapshot.lines.length === 0 && !snapshot.isPending);
  return (
    <SidePanel open={isOpen} onOpenChange={state.toggle} title={texts.title} closeLabel={texts.close}>
      {isEmpty ? (
        <p>{texts.emptyPanel}</p>
      ) : (
        <>
          <CartLines />
          <CartSummary discountBox={<DiscountBox />} puffs={puffs} />
        </>
      )}
    </SidePanel>
  );
}
