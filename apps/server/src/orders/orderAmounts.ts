import type { TaxedAmount } from "@torg/cart/domain/reckoning";
import { formatPercent, formatPrice, toKronor } from "@torg/format";
import { mailTexts } from "../texts/mailTexts.ts";
import { deliveryName, orderedSums } from "./describeOrder.ts";
import type { ConfirmedOrder } from "./loadConfirmedOrder.ts";
import { orderVat } from "./orderVat.ts";

const texts = mailTexts.order;
const kronor = (ore: number): string => formatPrice(toKronor(ore), { decimals: 2 });

const rateLine = ({ vatPercent, vatOre, inclOre }: TaxedAmount): string =>
  texts.vatOf(formatPercent(vatPercent), kronor(vatOre), kronor(inclOre));

/**
 * What was ordered and what it costs, line by line. A gift card pays: it stands below what the order costs, which its VAT
 * is of.
 */
export function orderAmounts(confirmed: ConfirmedOrder): readonly string[] {
  const { order, lines } = confirmed;
  const delivery = deliveryName(order);
  const { lowering, cards, totalOre } = orderedSums(confirmed);
  const rates = orderVat(order, lines);
  // Whoever has paid in an app or at a provider is not asked for it again.
  const left = order.state === "paid" ? texts.rest : texts.left;
  return [
    ...lines.map((line) => texts.line(line.quantity, line.name, kronor(line.total_ore))),
    ...lowering.map(({ label, amount_ore }) => texts.discount(label, kronor(-amount_ore))),
    ...(delivery === "" ? [] : [texts.delivery(delivery, kronor(order.delivery_ore))]),
    ...(order.payment_fee_ore === 0 ? [] : [texts.fee(order.payment_name, kronor(order.payment_fee_ore))]),
    texts.total(kronor(totalOre)),
    texts.vat(kronor(order.vat_ore)),
    ...(rates.length < 2 ? [] : rates.map(rateLine)),
    ...cards.map(({ label, amount_ore }) => texts.paidBy(label, kronor(amount_ore))),
    ...(cards.length === 0 ? [] : [left(kronor(order.total_ore))]),
  ];
}
