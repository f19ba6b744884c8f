import { formatDate } from "@torg/format";
import type { CaseReceipt } from "@torg/returns/domain";
import type { Email, MailFile } from "../../mail/createMailer.ts";
import { emailText } from "../../mail/emailText.ts";
import { emailTexts } from "../../texts/emails/emailTexts.ts";
import { caseKind } from "./readCase.ts";

const texts = emailTexts.caseReceipt;

function facts({ caseId: id, orderNumber: order, email, kind, receivedAt: moment, lines }: CaseReceipt) {
  return [
    [texts.received(formatDate(moment), formatDate(moment, "time"))],
    [texts.number(id), texts.order(order), texts.email(email), texts.kind(kind)],
    [texts.lines, ...lines.map(({ quantity, name }) => texts.line(quantity, name))],
  ];
}

/** Confirms a return or complaint to the customer, with its number and content. */
export function caseEmail(receipt: CaseReceipt, shopName: string): Email {
  const { caseId: id, orderNumber: order, kind, message, images } = receipt;
  return {
    to: receipt.email,
    subject: texts.subject(id, order, shopName),
    text: emailText([
      [texts.hello],
      [texts.receipt],
      ...facts(receipt),
      message === "" ? [] : [texts.message(message)],
      images === 0 ? [] : [texts.images(images)],
      [texts.next],
      kind === caseKind("return") ? [] : [texts.right],
      [texts.keep],
      [shopName],
    ]),
    attachments: [],
  };
}

/**
 * Notifies the seller of a return or complaint, with its pictures and the number of those left out; replies go to the
 * customer.
 */
export function caseNotice(receipt: CaseReceipt, seller: string, pictures: readonly MailFile[]): Email {
  const { caseId: id, orderNumber: order, kind, message, images } = receipt;
  return {
    to: seller,
    replyTo: receipt.email,
    subject: texts.noticeSubject(id, kind, order),
    text: emailText([
      [texts.notice],
      ...facts(receipt),
      message === "" ? [] : [texts.wrote(message)],
      pictures.length === 0 ? [] : [texts.attached(pictures.length)],
      images <= pictures.length ? [] : [texts.leftOut(images - pictures.length)],
    ]),
    attachments: pictures,
  };
}
