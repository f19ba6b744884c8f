import { isGift, lineName } from "@torg/cart/domain";
import { Button } from "@torg/ui";
import type { ReactElement } from "react";
import { checkoutFields } from "../../contract/checkoutFields.ts";
import { writeShownTotal } from "../../contract/shownTotal.ts";
import { deliveryName, orderButton } from "../../domain/order.ts";
import { useCheckout, useCheckoutContext } from "../CheckoutProvider.tsx";
import { useCheckoutCart } from "../useCheckoutCart.ts";
import { useSelectedPayment } from "../useSelectedPayment.ts";
import { useOrderFingerprint } from "../useOrderFingerprint.ts";

/** Id of the order review. */
export const reviewPlace = "torg-checkout-review";

/** The order's content and cost, right above the order button. */
export function OrderReview(): ReactElement {
  const { texts, notice, isQuote } = useCheckoutContext();
  const data = useCheckout((snapshot) => snapshot.data);
  const { cart, summary } = useCheckoutCart();
  const { includesVat, delivery: cost, payment, discountOre, giftCardsOre, dueOre } = summary;
  const shown = useOrderFingerprint();
  const delivery = deliveryName(data);
  const isDeliveryOpen = delivery === null && data.delivery !== null;
  const costOf = (name: string, ore: number): string => texts.costLine(name, texts.price(ore), includesVat);
  return (
    <div className="torg-order-review" id={reviewPlace}>
      <input type="hidden" name={checkoutFields.totalOre} value={writeShownTotal(dueOre)} />
      <input type="hidden" name={checkoutFields.shown} value={shown} />
      {isQuote && <input type="hidden" name={checkoutFields.isQuote} value="1" />}
      <ul className="torg-order-review__lines">
        {cart.lines.map((line) => (
          <li key={line.rowId}>
            {line.quantity} × {lineName(line)}
            {isGift(line) && `: ${texts.gift}`}
          </li>
        ))}
        {delivery !== null && cost.kind === "chosen" && <li>{costOf(delivery, cost.priceOre)}</li>}
        {payment !== null && <li>{costOf(payment.name, payment.feeOre)}</li>}
        {discountOre > 0 && <li>{costOf(texts.discount, -discountOre)}</li>}
        {giftCardsOre > 0 && (
          <>
            <li>{texts.costInAll(texts.price(summary.totalInclVatOre), texts.price(summary.vatOre))}</li>
            <li>{texts.costLine(texts.giftCards, texts.price(-giftCardsOre), true)}</li>
          </>
        )}
      </ul>
      <p className="torg-order-review__total">
        <span>{isDeliveryOpen ? texts.sumWithoutDelivery : texts.orderTotal}</span>
        <strong key={dueOre}>{texts.price(dueOre)}</strong>
        {includesVat && giftCardsOre === 0 && <small>{texts.ofWhichVat(texts.price(summary.vatOre))}</small>}
        {!includesVat && giftCardsOre === 0 && (
          <small>
            {texts.inclVat} ({texts.price(summary.totalOre)} {texts.exclVat})
          </small>
        )}
      </p>
      {data.customerType === "private" && notice}
    </div>
  );
}

/** The order button; its text states the obligation to pay whenever there is one. */
export function OrderButton(): ReactElement {
  const { texts, isQuote } = useCheckoutContext();
  const { summary } = useCheckoutCart();
  const phase = useCheckout((snapshot) => snapshot.orderPhase);
  const isPrivate = useCheckout((snapshot) => snapshot.choices.customerType === "private");
  const payment = useSelectedPayment();
  const app = payment?.isPaidInApp === true && summary.dueOre > 0 && !isQuote ? payment.name : null;
  const withdrawal = isPrivate ? texts.withdrawal : "";
  const notice = isQuote ? texts.notBinding : withdrawal;
  const small = [...(app === null ? [] : [texts.approveInApp(app)]), notice].filter(Boolean).join(" ");
  return (
    <div className="torg-order-review__end" data-orders="">
      <Button type="submit" variant="primary" size="large" wide busy={phase !== "none"}>
        {app === null ? texts.orderButtons[orderButton(summary.totalOre, isQuote)] : texts.payInApp(app)}
      </Button>
      {phase === "waiting" && <output className="torg-order-review__small">{texts.orderWaits}</output>}
      {small !== "" && <p className="torg-order-review__small">{small}</p>}
    </div>
  );
}
