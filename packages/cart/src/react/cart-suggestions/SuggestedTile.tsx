import { LinkButton, PictureBox, Price } from "@torg/ui";
import type { ReactElement } from "react";
import { suggestedPrice, type SuggestedProduct } from "../../domain/buying/suggestedProduct.ts";
import { BuyButton } from "../buy-button/BuyButton.tsx";
import { useCart, useCartContext } from "../CartProvider.tsx";
import { LineEnergyClass } from "../line-energy/LineEnergyClass.tsx";
import { useLaterCartTexts } from "../useLaterCartTexts.ts";

/** One product suggested beside the cart: picture, name, price and a button to add it. */
export function SuggestedTile({ product }: { readonly product: SuggestedProduct }): ReactElement {
  const { texts } = useCartContext();
  const laterTexts = useLaterCartTexts();
  const { name, url, imageUrl } = product;
  const includesVat = useCart((snapshot) => snapshot.cart.includesVat);
  const price = suggestedPrice(product);
  return (
    <li className="torg-cart-suggestions__tile">
      {/* The name below is the same link: one stop is enough for keyboard and screen readers. */}
      <a className="torg-cart-suggestions__picture" href={url} tabIndex={-1} aria-hidden="true">
        <PictureBox src={imageUrl} alt="" width="160" height="160" loading="lazy" />
      </a>
      <a className="torg-cart-suggestions__name" href={url}>
        {name}
      </a>
      {price !== null && (
        <div className="torg-cart-suggestions__price">
          <LineEnergyClass energy={product.energy} name={name} />
          <Price
            size="small"
            amount={texts.price(price.priceOre)}
            {...(price.originalOre === null
              ? {}
              : {
                  original: texts.price(price.originalOre),
                  originalLabel: laterTexts.formerly,
                  amountLabel: laterTexts.now,
                })}
            showsOriginalLabel
          />
          {/* Not VatNote: it is shared with parts of the panel, and would add a kilobyte of them to every page. */}
          {!includesVat && <small> {laterTexts.exclVat}</small>}
        </div>
      )}
      {price === null || product.isParent ? (
        <LinkButton href={url} size="small" wide>
          {laterTexts.seeProduct}
        </LinkButton>
      ) : (
        <BuyButton size="small" variant="secondary" wide product={product} />
      )}
    </li>
  );
}
