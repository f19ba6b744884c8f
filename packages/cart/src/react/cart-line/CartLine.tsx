import { Badge, Icon, PictureBox, Price, trashIcon } from "@torg/ui";
import type { FormEvent, ReactElement } from "react";
import { cartFields, cartPaths } from "../../contract/cartForms.ts";
import { isGift } from "../../domain/cart.ts";
import { lineMessage, lineName, linePrices, shownStatus } from "../../domain/cartLineView.ts";
import type { ShownLine } from "../../domain/cartSync.ts";
import { linePicture } from "../../domain/lineHtml.ts";
import type { LaterCartTexts } from "../../texts/laterSv.ts";
import { useCart, useCartContext } from "../CartProvider.tsx";
import { useLaterCartTexts } from "../useLaterCartTexts.ts";
import { HiddenFields } from "../HiddenFields.tsx";
import { VatNote } from "../VatNote.tsx";
import { LineEnergyClass } from "../line-energy/LineEnergyClass.tsx";
import { CartQuantity } from "./CartQuantity.tsx";
import { LineStatus } from "./LineStatus.tsx";
import { LineStatusIcon } from "./LineStatusIcon.tsx";

/** Props of CartLine. */
export interface CartLineProps {
  readonly line: ShownLine;
  /** Notices shown once for all lines, and left out here. Default: none. */
  readonly toldOnce?: readonly string[];
  /** Called when the visitor removes the line. Default: nothing. */
  readonly onRemove?: (line: ShownLine) => void;
}

interface PriceWords {
  readonly isGift: boolean;
  readonly price: (ore: number) => string;
  readonly words: Pick<LaterCartTexts, "giftValue" | "formerly" | "now">;
}

/** The struck-through price of a line: the value of a gift, the earlier price of a reduced line, or none. */
function originalPriceProps(originalOre: number | null, { isGift: isGiven, price, words }: PriceWords) {
  if (originalOre === null) return {};
  const original = price(originalOre);
  if (isGiven) return { original, originalLabel: words.giftValue };
  return { original, originalLabel: words.formerly, amountLabel: words.now, showsOriginalLabel: true };
}

/** One line of the cart: picture, brand, linked name, price, stock, quantity, total and a button that removes it. */
export function CartLine({ line, toldOnce = [], onRemove }: CartLineProps): ReactElement {
  const { state, texts, addresses, refreshCheckout } = useCartContext();
  const words = useLaterCartTexts();
  const includesVat = useCart((snapshot) => snapshot.cart.includesVat);
  const name = lineName(line);
  const address = addresses.product(line.productId);
  const { unitOre, originalOre, totalOre } = linePrices(line, includesVat);
  const picture = linePicture(line.image);
  const isFixed = isGift(line);
  const message = isFixed ? null : lineMessage(line);
  const status = shownStatus(line);

  const handleQuantity = (quantity: number): void => {
    if (quantity === 0) onRemove?.(line);
    state.changeQuantity(line, quantity);
  };
  const handleRemove = (event: FormEvent): void => {
    event.preventDefault();
    handleQuantity(0);
  };

  return (
    <li
      className="torg-cart-line"
      aria-label={name}
      data-pending={line.isPending ? "" : undefined}
      data-problem={message?.code}
    >
      {/* The name beside it is the same link: one stop is enough for keyboard and screen readers. */}
      <a className="torg-cart-line__picture" href={address} tabIndex={-1} aria-hidden="true">
        <PictureBox {...picture} alt={line.name} />
      </a>
      <div className="torg-cart-line__words">
        {line.brandName !== null && <p className="torg-cart-line__brand">{line.brandName}</p>}
        <p className="torg-cart-line__name">
          <a href={address}>{name}</a> {isFixed && <Badge tone="positive">{words.gift}</Badge>}
        </p>
        {line.packageNames.length > 0 && (
          <p className="torg-cart-line__package">
            {words.packageHolds}: {line.packageNames.join(", ")}
          </p>
        )}
        {line.notices
          .filter((notice) => !toldOnce.includes(notice))
          .map((notice) => (
            <p key={notice} className="torg-cart-line__package">
              {notice}
            </p>
          ))}
        {status !== "" && (
          <p className="torg-cart-line__status">
            <LineStatusIcon line={line} />
            <LineStatus html={status} />
          </p>
        )}
        {message !== null && (
          <p className="torg-cart-line__message">{words.lineMessages[message.code](message.count)}</p>
        )}
        <LineEnergyClass energy={line.energy} name={name} />
      </div>
      <p className="torg-cart-line__unit">
        <Price
          size="small"
          amount={
            <>
              {texts.price(unitOre)}
              {line.quantity > 1 && <small>{words.each}</small>}
              <VatNote />
            </>
          }
          {...originalPriceProps(originalOre, { isGift: isFixed, price: texts.price, words })}
        />
      </p>
      {!isFixed && (
        <div className="torg-cart-line__quantity">
          <CartQuantity line={line} onQuantity={handleQuantity} />
        </div>
      )}
      {/* A new amount is a new element: moving the old one would count as a layout shift. */}
      <p key={totalOre} className="torg-cart-line__total">
        {texts.price(totalOre)}
        <VatNote />
      </p>
      {!isFixed && (
        <form
          className="torg-cart-line__remove"
          method="post"
          action={addresses.backend(cartPaths.updateProducts)}
          onSubmit={handleRemove}
        >
          <HiddenFields
            fields={{
              [cartFields.quantityOf(line.productId)]: 0,
              [cartFields.rowOf(line.productId)]: line.rowId,
              [cartFields.refreshCheckout]: refreshCheckout ? 1 : 0,
              [cartFields.returnTo]: addresses.returnTo,
            }}
          />
          <button type="submit" aria-label={words.removeLine(name)} title={words.remove}>
            <Icon icon={trashIcon} />
          </button>
        </form>
      )}
    </li>
  );
}
