import { formatDate } from "@torg/format";
import type { WithdrawalReceipt } from "@torg/returns/domain";
import type { Email } from "../../mail/createMailer.ts";
import { emailTexts } from "../../texts/emails/emailTexts.ts";

/** Writes the receipt of a withdrawal as a letter: what was declared, when the shop got it, and what happens next. */
export function withdrawalEmail(receipt: WithdrawalReceipt, shopName: string): Email {
  const texts = emailTexts.withdrawalReceipt;
  const { declaredAt: moment, orderNumber: order, lines } = receipt;
  const parts = [
    [texts.hello(receipt.name)],
    [texts.receipt, texts.declared(formatDate(moment), formatDate(moment, "time"))],
    [
      texts.number(receipt.withdrawalId),
      texts.order(order),
      texts.name(receipt.name),
      texts.email(receipt.email),
      texts.content,
    ],
    [receipt.isWholeOrder ? texts.whole : texts.part, ...lines.map(({ quantity, name }) => texts.line(quantity, name))],
    [texts.next],
    [texts.keep],
    [shopName],
  ];
  return {
    to: receipt.email,
    subject: texts.subject(order, shopName),
    text: parts.map((part) => part.join("\n")).join("\n\n"),
    attachments: [],
  };
}

/** Notifies the seller of a withdrawal; replies go to the buyer. */
export function withdrawalNotice(receipt: WithdrawalReceipt, seller: string): Email {
  const texts = emailTexts.withdrawalReceipt;
  const { declaredAt: moment, orderNumber: order, lines } = receipt;
  // Empty if the buyer was erased meanwhile.
  const address = receipt.email === "" ? [] : [texts.email(receipt.email)];
  const parts = [
    [texts.notice, texts.declared(formatDate(moment), formatDate(moment, "time"))],
    [texts.number(receipt.withdrawalId), texts.order(order), texts.name(receipt.name), ...address],
    [receipt.isWholeOrder ? texts.whole : texts.part, ...lines.map(({ quantity, name }) => texts.line(quantity, name))],
    [texts.deadline],
  ];
  return {
    to: seller,
    ...(receipt.email === "" ? {} : { replyTo: receipt.email }),
    subject: texts.noticeSubject(receipt.withdrawalId, order),
    text: parts.map((part) => part.join("\n")).join("\n\n"),
    attachments: [],
  };
}
