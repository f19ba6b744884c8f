import { LinkButton, lockIcon, Icon } from "@torg/ui";
import { useId, type ReactElement, type ReactNode } from "react";
import type { Cart, CartBanner } from "../../domain/cart.ts";
import { cartSummary, type CartSummary as Summary, deliveryNote, type PaymentFee } from "../../domain/cartSummary.ts";
import { useCart, useCartContext } from "../CartProvider.tsx";
import { useLaterCartTexts } from "../useLaterCartTexts.ts";
import { VatNote } from "../VatNote.tsx";
import { FreeDeliveryBanner } from "../free-delivery-banner/FreeDeliveryBanner.tsx";

/** Props of CartSummary. */
export interface CartSummaryProps {
  /** The cart to add up, if a page knows more than the cart state: the checkout with its delivery. */
  readonly cart?: Cart;
  /** The fee of the chosen payment method. */
  readonly fee?: PaymentFee | null;
  /** The box for discount codes, if the page shows it here. */
  readonly discountBox?: ReactNode;
  /** Image links below the summary. */
  readonly banners?: readonly CartBanner[];
  /** False on the checkout page. */
  readonly showsCheckoutLink?: boolean;
  /** Content that a page adds below: the order button, a price comparison. */
  readonly children?: ReactNode;
}

interface RowProps {
  readonly name: ReactNode;
  readonly amount: string;
  readonly note?: string | null;
  /** `total`: the sum to pay; `sum`: one that gift cards pay a part of. */
  readonly kind?: "total" | "sum";
}

/** A new amount is a new element: moving the old one would count as a layout shift. */
function Row({ name, amount, note = null, kind }: RowProps): ReactElement {
  return (
    <div className="torg-cart-summary__row" data-kind={kind}>
      <dt>{name}</dt>
      <dd key={amount}>{amount}</dd>
      {note !== null && <dd className="torg-cart-summary__note">{note}</dd>}
    </div>
  );
}

/** The amounts that gift cards pay and leave to pay. */
function Left({ summary }: { readonly summary: Summary }): ReactElement {
  const { texts } = useCartContext();
  const laterTexts = useLaterCartTexts();
  return (
    <dl className="torg-cart-summary__rows" data-kind="total">
      <Row name={laterTexts.giftCards} amount={texts.reduction(summary.giftCardsOre)} />
      <Row kind="total" name={texts.toPay} amount={texts.price(summary.dueOre)} />
    </dl>
  );
}

/**
 * The cost of the cart: products, delivery, discount, total and VAT, and the amount left to pay after gift cards.
 * Amounts are not updated while changes are pending.
 */
export function CartSummary(props: CartSummaryProps): ReactElement {
  const { fee = null, discountBox, banners = [], showsCheckoutLink = true, children } = props;
  const { texts, addresses } = useCartContext();
  const laterTexts = useLaterCartTexts();
  const ownCart = useCart((snapshot) => snapshot.cart);
  const isPending = useCart((snapshot) => snapshot.isPending);
  const cart = props.cart ?? ownCart;
  const headingId = useId();
  const summary = cartSummary(cart, fee);
  const note = deliveryNote(summary, cart);
  const hasLines = cart.lines.length > 0;
  const named = (name: string): ReactNode => (
    <>
      {name}
      <VatNote includesVat={summary.includesVat} />
    </>
  );

  return (
    <section
      className="torg-cart-summary"
      aria-labelledby={headingId}
      aria-busy={isPending}
      data-pending={isPending ? "" : undefined}
    >
      <h2 className="torg-cart-summary__heading" id={headingId}>
        {laterTexts.summary}
      </h2>
      <dl className="torg-cart-summary__rows">
        <Row name={named(laterTexts.products)} amount={texts.price(summary.productsOre)} />
        <Row
          name={named(laterTexts.deliveryRow)}
          amount={laterTexts.delivery[summary.delivery.kind]({ priceOre: 0, ...summary.delivery })}
          note={note && laterTexts.deliveryNotes[note]}
        />
      </dl>
      {/* The cart qualifies, but not with the chosen way of delivery. */}
      {note !== "charged" && <FreeDeliveryBanner />}
      {(summary.discountOre > 0 || summary.payment !== null) && (
        <dl className="torg-cart-summary__rows">
          {summary.discountOre > 0 && (
            <Row name={named(laterTexts.discount)} amount={texts.reduction(summary.discountOre)} />
          )}
          {summary.payment !== null && (
            <Row name={named(summary.payment.name)} amount={texts.price(summary.payment.feeOre)} />
          )}
        </dl>
      )}
      {discountBox}
      <dl className="torg-cart-summary__rows" data-kind="total">
        <Row
          kind={summary.giftCardsOre > 0 ? "sum" : "total"}
          name={named(laterTexts.total)}
          amount={texts.price(summary.totalOre)}
        />
        {summary.includesVat ? (
          <Row name={laterTexts.ofWhichVat} amount={texts.price(summary.vatOre)} />
        ) : (
          <Row name={laterTexts.inclVat} amount={texts.price(summary.totalInclVatOre)} />
        )}
      </dl>
      {summary.giftCardsOre > 0 && <Left summary={summary} />}
      {showsCheckoutLink && hasLines && (
        <LinkButton href={addresses.checkout} variant="primary" size="large" wide>
          <Icon icon={lockIcon} />
          {texts.toCheckout}
        </LinkButton>
      )}
      {children}
      {banners.map(({ link, image }) => (
        <a key={link} className="torg-cart-summary__banner" href={link} aria-label={link}>
          <img src={image} alt="" loading="lazy" width="400" height="120" />
        </a>
      ))}
    </section>
  );
}
