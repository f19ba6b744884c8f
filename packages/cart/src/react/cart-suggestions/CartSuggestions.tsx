import { useId, type ReactElement } from "react";
import type { SuggestedProducts } from "../../domain/cart.ts";
import { useCart } from "../CartProvider.tsx";
import { useLaterCartTexts } from "../useLaterCartTexts.ts";
import { SuggestedTile } from "./SuggestedTile.tsx";

function Suggestions({ title, products }: SuggestedProducts): ReactElement | null {
  const headingId = useId();
  if (products.length === 0) return null;
  return (
    <section className="torg-cart-suggestions" aria-labelledby={headingId}>
      <h2 className="torg-cart-suggestions__heading" id={headingId}>
        {title}
      </h2>
      <ul className="torg-cart-suggestions__tiles">
        {products.map((product) => (
          <SuggestedTile key={product.productId} product={product} />
        ))}
      </ul>
    </section>
  );
}

/** Props of CartSuggestions. */
export interface CartSuggestionsProps {
  /** Heading of the products often bought together with those in the cart; the shop's own text. */
  readonly orderedWithTitle?: string;
}

/** Products that go with those in the cart, and products that others bought; nothing if the server suggests none. */
export function CartSuggestions({ orderedWithTitle = "" }: CartSuggestionsProps): ReactElement {
  const laterTexts = useLaterCartTexts();
  const orderedWith = useCart((snapshot) => snapshot.cart.orderedWithProducts);
  const suggested = useCart((snapshot) => snapshot.cart.suggestedProducts);
  return (
    <>
      <Suggestions title={orderedWithTitle === "" ? laterTexts.orderedWith : orderedWithTitle} products={orderedWith} />
      <Suggestions {...suggested} />
    </>
  );
}
