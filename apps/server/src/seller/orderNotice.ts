import { formatDate, formatPrice, toKronor } from "@torg/format";
import type { Mail } from "../mail/createMailer.ts";
import { buyerName, deliveryAddress, orderedSums } from "../orders/describeOrder.ts";
import type { ConfirmedOrder } from "../orders/loadConfirmedOrder.ts";
import { orderAmounts } from "../orders/orderAmounts.ts";
import { sellerTexts } from "../texts/sellerTexts.ts";
import { letterText } from "../mail/letterText.ts";

const texts = sellerTexts.order;

/** Writes to the seller what was ordered, by whom and where it goes; an answer goes to the buyer. */
export function orderNotice(confirmed: ConfirmedOrder, seller: string): Mail {
  const { order } = confirmed;
  const words = order.is_offer ? sellerTexts.quote : texts;
  const total = formatPrice(toKronor(orderedSums(confirmed).totalOre), { decimals: 2 });
  const { created_at: moment, payment_name: payment } = order;
  return {
    to: seller,
    ...(order.email === "" ? {} : { replyTo: order.email }),
    subject: words.subject(order.name, total, order.company || buyerName(order)),
    text: letterText([
      [words.came, words.number(order.name, formatDate(moment), formatDate(moment, "time"))],
      orderAmounts(confirmed),
      [
        ...(order.is_offer || payment === "" ? [] : [texts.payment(payment)]),
        ...(order.state === "paid" ? [texts.reserved] : []),
      ],
      [texts.address, ...deliveryAddress(order)],
      [
        ...(order.email === "" ? [] : [texts.email(order.email)]),
        ...(order.mobile === "" ? [] : [texts.mobile(order.mobile)]),
      ],
      order.message === "" ? [] : [texts.message(order.message)],
      order.email === "" ? [] : [texts.answer],
    ]),
    attachments: [],
  };
}
