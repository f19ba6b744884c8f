import { formatDate } from "@torg/format";
import type { Email } from "../mail/createMailer.ts";
import { emailText } from "../mail/emailText.ts";
import { recallEmailTexts as texts } from "../texts/emails/recallEmailTexts.ts";

/** The data of the letter about a recall. */
export interface RecallNotification {
  readonly email: string;
  readonly firstName: string;
  readonly order: string;
  readonly orderedAt: Date;
  readonly product: string;
  /** Absolute address of the picture; empty: none. */
  readonly picture: string;
  /** The affected pieces; empty: all. */
  readonly numbers: string;
  readonly hazard: string;
  readonly advice: string;
  /** Absolute address of the page about the recall; empty: none. */
  readonly page: string;
}

/** The signature of the letter. */
export interface RecallSender {
  readonly shopName: string;
  /** Contact details of the shop: an address, a number. */
  readonly contacts: readonly string[];
}

/**
 * Informs a buyer of a recall, with exactly what regulation (EU) 2023/988, article 36, requires: the product and the
 * affected pieces, the danger, what to do, and whom to ask.
 */
export function recallEmail(recall: RecallNotification, { shopName, contacts }: RecallSender): Email {
  const { email, firstName, order, orderedAt, product, picture, numbers, hazard, advice, page } = recall;
  return {
    to: email,
    subject: texts.heading(product),
    text: emailText([
      [texts.heading(product)],
      [texts.hello(firstName), texts.bought(order, formatDate(orderedAt))],
      [texts.product(product), ...(picture === "" ? [] : [texts.picture(picture)])],
      [numbers === "" ? texts.all : texts.which(numbers)],
      [texts.hazard(hazard)],
      [texts.advice(advice)],
      [...(contacts.length === 0 ? [] : [texts.ask(contacts.join(", "))]), ...(page === "" ? [] : [texts.page(page)])],
      [texts.share],
      [shopName],
    ]),
    attachments: [],
  };
}
