import { formatDate } from "@torg/format";
import type { Email } from "../mail/createMailer.ts";
import { emailTexts } from "../texts/emails/emailTexts.ts";

/** The data of a letter that requests reviews. */
export interface ReviewedOrder {
  readonly email: string;
  readonly firstName: string;
  readonly orderName: string;
  readonly orderedAt: Date;
  /** Names of the products that can be reviewed. */
  readonly products: readonly string[];
  /** The address for writing the reviews. */
  readonly address: string;
  readonly shopName: string;
}

/** Asks a buyer for reviews of one order. It is about that purchase only and contains no offers. */
export function reviewEmail(order: ReviewedOrder): Email {
  const texts = emailTexts.reviewRequest;
  const refusal = `${order.address}/nej-tack`;
  const parts = [
    [texts.hello(order.firstName)],
    [texts.bought(order.orderName, formatDate(order.orderedAt)), ...order.products.map((name) => texts.line(name))],
    [texts.ask, order.address],
    [texts.late],
    [texts.verified],
    [texts.once, texts.refuse, refusal],
    [order.shopName],
  ];
  return {
    to: order.email,
    subject: texts.subject(order.shopName),
    text: parts.map((part) => part.join("\n")).join("\n\n"),
    unsubscribe: refusal,
    attachments: [],
  };
}
