import type { TaxedAmount } from "@torg/cart/domain/pricing";
import { formatPercent } from "@torg/format";
import { emailTexts } from "../../texts/emails/emailTexts.ts";
import { deliveryName, orderedSums } from "./describeOrder.ts";
import type { ConfirmedOrder } from "./loadConfirmedOrder.ts";
import { orderVat } from "./orderVat.ts";
import { writtenKronor } from "../../texts/writtenKronor.ts";

const texts = emailTexts.order;

const rateLine = ({ vatPercent, vatOre, inclOre }: TaxedAmount): string =>
  texts.vatOf(formatPercent(vatPercent), writtenKronor(vatOre), writtenKronor(inclOre));

/**
 * The lines, charges and total of an order. Gift cards are payments: they come below the total, whose VAT they do not
 * change.
 */
export function orderAmounts(confirmed: ConfirmedOrder): readonly string[] {
  const { order, lines } = confirmed;
  const delivery = deliveryName(order);
  const { lowering, giftCards, totalOre } = orderedSums(confirmed);
  const rates = orderVat(order, lines);
  // An order paid in an app or at a provider must not look as if it is still to be paid.
  const left = order.state === "paid" ? texts.rest : texts.left;
  return [
    ...lines.map((line) => {
      const price = line.gift_campaign_id === null ? writtenKronor(line.total_ore) : texts.gift;
      return texts.line(line.quantity, line.name, price);
    }),
    ...lowering.map(({ label, amount_ore }) => texts.discount(label, writtenKronor(-amount_ore))),
    ...(delivery === "" ? [] : [texts.delivery(delivery, writtenKronor(order.delivery_ore))]),
    ...(order.payment_fee_ore === 0 ? [] : [texts.fee(order.payment_name, writtenKronor(order.payment_fee_ore))]),
    texts.total(writtenKronor(totalOre)),
    texts.vat(writtenKronor(order.vat_ore)),
    ...(rates.length < 2 ? [] : rates.map(rateLine)),
    ...giftCards.map(({ label, amount_ore }) => texts.paidBy(label, writtenKronor(amount_ore))),
    ...(giftCards.length === 0 ? [] : [left(writtenKronor(order.total_ore))]),
  ];
}
