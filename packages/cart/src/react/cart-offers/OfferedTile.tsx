import { LinkButton, Price } from "@torg/ui";
import type { ReactElement } from "react";
import { offeredPrice, type OfferedProduct } from "../../domain/buying/offeredProduct.ts";
import { BuyButton } from "../buy-button/BuyButton.tsx";
import { useCart, useCartContext } from "../CartProvider.tsx";
import { LineEnergyClass } from "../line-energy/LineEnergyClass.tsx";
import { useCartPanelTexts } from "../useCartPanelTexts.ts";

/** One product that is offered beside the cart: picture, name, price and a way to add it. */
export function OfferedTile({ product }: { readonly product: OfferedProduct }): ReactElement {
  const { texts } = useCartContext();
  const words = useCartPanelTexts();
  const { product_name: name, product_url: url, product_puff_image: picture } = product;
  const includesVat = useCart((snapshot) => snapshot.cart.includes_vat);
  const price = offeredPrice(product);
  return (
    <li className="torg-cart-offers__tile">
      {/* The name below says the same: one stop is enough for the keyboard and for readers. */}
      <a className="torg-cart-offers__picture" href={url} tabIndex={-1} aria-hidden="true">
        {picture !== null && <img src={picture} alt="" width="160" height="160" loading="lazy" />}
      </a>
      <a className="torg-cart-offers__name" href={url}>
        {name}
      </a>
      {price !== null && (
        <div className="torg-cart-offers__price">
          <LineEnergyClass energy={product.energy} name={name} />
          <Price
            size="small"
            amount={texts.price(price.priceOre)}
            {...(price.originalOre === null
              ? {}
              : { original: texts.price(price.originalOre), originalLabel: words.formerly, amountLabel: words.now })}
            showsOriginalLabel
          />
          {/* Not VatNote: shared with the parts of the panel, it would bring a kilobyte of them to every page. */}
          {!includesVat && <small> {words.exclVat}</small>}
        </div>
      )}
      {price === null || product.product_is_parent ? (
        <LinkButton href={url} size="small" wide>
          {words.seeProduct}
        </LinkButton>
      ) : (
        <BuyButton
          size="small"
          variant="secondary"
          wide
          product={{
            productId: product.product_id,
            name,
            maxPurchasableQuantity: product.max_purchasable_quantity,
            buyDisabled: product.buy_disabled,
            onlyOnce: product.only_once,
            addToCartUrl: product.add_to_cart_url,
          }}
        />
      )}
    </li>
  );
}
