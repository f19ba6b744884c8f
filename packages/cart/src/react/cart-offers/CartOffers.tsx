import { useId, useMemo, type ReactElement } from "react";
import { readOfferedProducts } from "../../contract/readOfferedProducts.ts";
import { useCart } from "../CartProvider.tsx";
import { useCartPanelTexts } from "../useCartPanelTexts.ts";
import { OfferedTile } from "./OfferedTile.tsx";

interface OffersProps {
  readonly title: string;
  readonly products: readonly unknown[];
}

function Offers({ title, products }: OffersProps): ReactElement | null {
  const headingId = useId();
  const offered = useMemo(() => readOfferedProducts(products), [products]);
  if (offered.length === 0) return null;
  return (
    <section className="torg-cart-offers" aria-labelledby={headingId}>
      <h2 className="torg-cart-offers__heading" id={headingId}>
        {title}
      </h2>
      <ul className="torg-cart-offers__tiles">
        {offered.map((product) => (
          <OfferedTile key={product.product_id} product={product} />
        ))}
      </ul>
    </section>
  );
}

/** Props of CartOffers. */
export interface CartOffersProps {
  /** Heading of what is often bought together with what is in the cart; the shop's own words. */
  readonly orderedWithTitle?: string;
}

/** What goes with the products of the cart, and what others bought; nothing where the server offers nothing. */
export function CartOffers({ orderedWithTitle = "" }: CartOffersProps): ReactElement {
  const words = useCartPanelTexts();
  const matching = useCart((snapshot) => snapshot.cart.matching_order_products);
  const { title, products } = useCart((snapshot) => snapshot.cart.recommended_products);
  return (
    <>
      <Offers title={orderedWithTitle === "" ? words.orderedWith : orderedWithTitle} products={matching} />
      <Offers title={title} products={products} />
    </>
  );
}
