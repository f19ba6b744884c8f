import { formatDate } from "@torg/format";
import type { Email } from "../mail/createMailer.ts";
import { buyerLabel, deliveryAddress, orderedSums } from "../orders/placed/describeOrder.ts";
import type { ConfirmedOrder } from "../orders/placed/loadConfirmedOrder.ts";
import { orderAmounts } from "../orders/placed/orderAmounts.ts";
import { sellerTexts } from "../texts/emails/sellerTexts.ts";
import { emailText } from "../mail/emailText.ts";
import { writtenKronor } from "../texts/writtenKronor.ts";

const texts = sellerTexts.order;

/** Notifies the seller of an order: what, by whom and where it goes; replies go to the buyer. */
export function orderNotice(confirmed: ConfirmedOrder, seller: string): Email {
  const { order } = confirmed;
  const words = order.is_offer ? sellerTexts.quote : texts;
  const total = writtenKronor(orderedSums(confirmed).totalOre);
  const { created_at: moment, payment_name: payment } = order;
  return {
    to: seller,
    ...(order.email === "" ? {} : { replyTo: order.email }),
    subject: words.subject(order.name, total, buyerLabel(order)),
    text: emailText([
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
