import { formatDate } from "@torg/format";
import type { Mail } from "../mail/createMailer.ts";
import { mailTexts } from "../texts/mailTexts.ts";

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
export function reviewEmail(asked: ReviewedOrder): Mail {
  const texts = mailTexts.reviewRequest;
  const refusal = `${asked.address}/nej-tack`;
  const parts = [
    [texts.hello(asked.firstName)],
    [texts.bought(asked.orderName, formatDate(asked.orderedAt)), ...asked.products.map((name) => texts.line(name))],
    [texts.ask, asked.address],
    [texts.late],
    [texts.verified],
    [texts.once, texts.refuse, refusal],
    [asked.shopName],
  ];
  return {
    to: asked.email,
    subject: texts.subject(asked.shopName),
    text: parts.map((part) => part.join("\n")).join("\n\n"),
    unsubscribe: refusal,
    attachments: [],
  };
}
