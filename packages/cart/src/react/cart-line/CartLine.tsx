import { Badge, PictureBox, Price } from "@torg/ui";
import type { ReactElement } from "react";
import { isGift } from "../../domain/cart.ts";
import { lineMessage, lineName, linePrices, shownStatus } from "../../domain/cartLineView.ts";
import type { ShownLine } from "../../domain/cartSync.ts";
import { linePicture } from "../../domain/lineHtml.ts";
import type { LaterCartTexts } from "../../texts/laterSv.ts";
import { useCart, useCartContext } from "../CartProvider.tsx";
import { useLaterCartTexts } from "../useLaterCartTexts.ts";
import { VatNote } from "../VatNote.tsx";
import { LineEnergyClass } from "../line-energy/LineEnergyClass.tsx";
import { CartQuantity } from "./CartQuantity.tsx";
import { LineStatus } from "./LineStatus.tsx";
import { LineStatusIcon } from "./LineStatusIcon.tsx";
import { RemoveLineForm } from "./RemoveLineForm.tsx";

/** Props of CartLine. */
export interface CartLineProps {
  readonly line: ShownLine;
  /** Notices shown once for all lines, and left out here. Default: none. */
  readonly sharedNotices?: readonly string[];
  /** Called when the visitor removes the line. Default: nothing. */
  readonly onRemove?: (line: ShownLine) => void;
}

interface PriceTexts {
  readonly isGift: boolean;
  readonly price: (ore: number) => string;
  readonly texts: Pick<LaterCartTexts, "giftValue" | "formerly" | "now">;
}

/** The struck-through price of a line: the value of a gift, the earlier price of a reduced line, or none. */
function originalPriceProps(originalOre: number | null, { isGift: isGiven, price, texts }: PriceTexts) {
  if (originalOre === null) return {};
  const original = price(originalOre);
  if (isGiven) return { original, originalLabel: texts.giftValue };
  return { original, originalLabel: texts.formerly, amountLabel: texts.now, showsOriginalLabel: true };
}

/** One line of the cart: picture, brand, linked name, price, stock, quantity, total and a button that removes it. */
export function CartLine({ line, sharedNotices = [], onRemove }: CartLineProps): ReactElement {
  const { state, texts, addresses } = useCartContext();
  const laterTexts = useLaterCartTexts();
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
          <a href={address}>{name}</a> {isFixed && <Badge tone="positive">{laterTexts.gift}</Badge>}
        </p>
        {line.packageNames.length > 0 && (
          <p className="torg-cart-line__package">
            {laterTexts.packageHolds}: {line.packageNames.join(", ")}
          </p>
        )}
        {line.notices
          .filter((notice) => !sharedNotices.includes(notice))
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
          <p className="torg-cart-line__message">{laterTexts.lineMessages[message.code](message.count)}</p>
        )}
        <LineEnergyClass energy={line.energy} name={name} />
      </div>
      <p className="torg-cart-line__unit">
        <Price
          size="small"
          amount={
            <>
              {texts.price(unitOre)}
              {line.quantity > 1 && <small>{laterTexts.each}</small>}
              <VatNote />
            </>
          }
          {...originalPriceProps(originalOre, { isGift: isFixed, price: texts.price, texts: laterTexts })}
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
      {!isFixed && <RemoveLineForm line={line} onRemove={() => handleQuantity(0)} />}
    </li>
  );
}
