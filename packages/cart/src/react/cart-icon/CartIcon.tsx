import { cartIcon, CountBadge, Icon, VisuallyHidden } from "@torg/ui";
import { useEffect, useRef, useState, type ReactElement } from "react";
import { useCart, useCartContext } from "../CartProvider.tsx";
import { VatNote } from "../VatNote.tsx";

/** How long the icon is highlighted when the count changes, in milliseconds. */
const highlightDuration = 500;

/** The link to the cart with count and sum; it is highlighted for half a second when the count changes. */
export function CartIcon(): ReactElement {
  const { texts, addresses } = useCartContext();
  const { itemCount, productsOre } = useCart((snapshot) => snapshot.totals);
  const isLoaded = useCart((snapshot) => snapshot.isLoaded);
  const [isHighlighted, setIsHighlighted] = useState(false);
  const lastCount = useRef<number | null>(null);

  useEffect(() => {
    const before = lastCount.current;
    if (isLoaded) lastCount.current = itemCount;
    if (before === null || before === itemCount) return undefined;
    setIsHighlighted(true);
    const timer = setTimeout(() => setIsHighlighted(false), highlightDuration);
    return () => clearTimeout(timer);
  }, [isLoaded, itemCount]);

  return (
    <a className="torg-cart-icon" href={addresses.cart} data-highlighted={isHighlighted ? "" : undefined}>
      <VisuallyHidden>
        {texts.icon(itemCount, productsOre)}
        <VatNote />
      </VisuallyHidden>
      <span className="torg-cart-icon__picture" aria-hidden="true">
        <Icon icon={cartIcon} />
        {itemCount > 0 && <CountBadge>{itemCount}</CountBadge>}
      </span>
      {itemCount > 0 && (
        <span className="torg-cart-icon__sum" aria-hidden="true">
          {texts.price(productsOre)}
          <VatNote />
        </span>
      )}
    </a>
  );
}
