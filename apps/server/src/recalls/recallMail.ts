import { formatDate } from "@torg/format";
import type { Mail } from "../mail/createMailer.ts";
import { letterText } from "../mail/letterText.ts";
import { recallLetterTexts as texts } from "../texts/recallLetterTexts.ts";

/** What the letter about a recall is made from. */
export interface ToldRecall {
  readonly email: string;
  readonly firstName: string;
  readonly order: string;
  readonly orderedAt: Date;
  readonly product: string;
  /** Whole address of the picture; empty: there is none. */
  readonly picture: string;
  /** Which pieces it is about; empty: all of them. */
  readonly numbers: string;
  readonly hazard: string;
  readonly advice: string;
  /** Whole address of the page that tells of the recall; empty: none does. */
  readonly page: string;
}

/** What the letter is signed with. */
export interface RecallSender {
  readonly shopName: string;
  /** How the shop can be asked: an address, a number. */
  readonly ways: readonly string[];
}

/**
 * Tells a buyer of a recall, with what regulation (EU) 2023/988, article 36, wants said and nothing besides: which product
 * and pieces, the danger, what to do, and whom to ask.
 */
export function recallMail(told: ToldRecall, { shopName, ways }: RecallSender): Mail {
  const { email, firstName, order, orderedAt, product, picture, numbers, hazard, advice, page } = told;
  return {
    to: email,
    subject: texts.heading(product),
    text: letterText([
      [texts.heading(product)],
      [texts.hello(firstName), texts.bought(order, formatDate(orderedAt))],
      [texts.product(product), ...(picture === "" ? [] : [texts.picture(picture)])],
      [numbers === "" ? texts.all : texts.which(numbers)],
      [texts.hazard(hazard)],
      [texts.advice(advice)],
      [...(ways.length === 0 ? [] : [texts.ask(ways.join(", "))]), ...(page === "" ? [] : [texts.page(page)])],
      [texts.share],
      [shopName],
    ]),
    attachments: [],
  };
}
