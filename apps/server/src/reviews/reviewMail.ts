import { formatDate } from "@torg/format";
import type { Mail } from "../mail/createMailer.ts";
import { mailTexts } from "../texts/mailTexts.ts";

/** What a letter that asks for reviews says. */
export interface AskedOrder {
  readonly email: string;
  readonly firstName: string;
  readonly orderName: string;
  readonly orderedAt: Date;
  /** Names of what can be reviewed. */
  readonly products: readonly string[];
  /** Where the reviews are written. */
  readonly address: string;
  readonly shopName: string;
}

/** Asks a buyer for reviews of one order. It is about that purchase only: nothing in it is an offer. */
export function reviewMail(asked: AskedOrder): Mail {
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
