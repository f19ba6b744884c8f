import { cartIcon, Icon, VisuallyHidden } from "@torg/ui";
import { toOre } from "@torg/format";
import { useEffect, useRef, useState, type ReactElement } from "react";
import { useCart, useCartContext } from "../CartProvider.tsx";
import { VatNote } from "../VatNote.tsx";

/** Milliseconds that the icon is highlighted when the count changes. */
const highlightDuration = 500;

/** The link to the cart with count and sum; it is highlighted for half a second when the count changes. */
export function CartIcon(): ReactElement {
  const { texts, addresses } = useCartContext();
  const { totalAmount, totalProductSum } = useCart((snapshot) => snapshot.totals);
  const isLoaded = useCart((snapshot) => snapshot.isLoaded);
  const [isHighlighted, setIsHighlighted] = useState(false);
  const known = useRef<number | null>(null);
  const sumOre = toOre(totalProductSum);

  useEffect(() => {
    const before = known.current;
    if (isLoaded) known.current = totalAmount;
    if (before === null || before === totalAmount) return undefined;
    setIsHighlighted(true);
    const timer = setTimeout(() => setIsHighlighted(false), highlightDuration);
    return () => clearTimeout(timer);
  }, [isLoaded, totalAmount]);

  return (
    <a className="torg-cart-icon" href={addresses.cart} data-highlighted={isHighlighted ? "" : undefined}>
      <VisuallyHidden>
        {texts.icon(totalAmount, sumOre)}
        <VatNote />
      </VisuallyHidden>
      <span className="torg-cart-icon__picture" aria-hidden="true">
        <Icon icon={cartIcon} />
        {totalAmount > 0 && <span className="torg-cart-icon__badge">{totalAmount}</span>}
      </span>
      {totalAmount > 0 && (
        <span className="torg-cart-icon__sum" aria-hidden="true">
          {texts.price(sumOre)}
          <VatNote />
        </span>
      )}
    </a>
  );
}
