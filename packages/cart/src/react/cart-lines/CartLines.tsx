import { useState, type ReactElement } from "react";
import { lineName } from "../../domain/cartLineView.ts";
import type { ShownLine } from "../../domain/cartSync.ts";
import { CartLine } from "../cart-line/CartLine.tsx";
import { useCart, useCartContext } from "../CartProvider.tsx";
import { useCartPanelTexts } from "../useCartPanelTexts.ts";

/** The lines of the cart, and a way back for the line that was removed last. */
export function CartLines(): ReactElement {
  const { state } = useCartContext();
  const words = useCartPanelTexts();
  const lines = useCart((snapshot) => snapshot.lines);
  const [removed, setRemoved] = useState<ShownLine | null>(null);
  const handleUndo = (): void => {
    if (removed !== null) state.restore(removed);
    setRemoved(null);
  };

  return (
    <div className="torg-cart-lines">
      <ul className="torg-cart-lines__list">
        {lines.map((line) => (
          <CartLine key={line.row_id} line={line} onRemove={setRemoved} />
        ))}
      </ul>
      <output className="torg-cart-lines__removed">
        {removed !== null && (
          <>
            <span>{words.removed(lineName(removed))}</span>
            <button type="button" onClick={handleUndo}>
              {words.undo}
            </button>
          </>
        )}
      </output>
    </div>
  );
}
