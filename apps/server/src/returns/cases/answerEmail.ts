import type { CaseEnding, CaseKind } from "@torg/desk/domain/cases";
import type { Email } from "../../mail/createMailer.ts";
import { emailText } from "../../mail/emailText.ts";
import { caseAnswerTexts as texts } from "../../texts/emails/caseAnswerTexts.ts";

/** The data of the letter about a case that has ended. */
export interface EndedCase {
  readonly kind: CaseKind;
  readonly number: number;
  readonly order: string;
  readonly name: string;
  readonly email: string;
  readonly ending: Exclude<CaseEnding, "quiet">;
  /** The seller's own words; empty: none. */
  readonly answer: string;
  readonly lines: readonly { readonly name: string; readonly quantity: number }[];
}

/** The signature of the letter. */
export interface AnswerSender {
  readonly shopName: string;
  /** Contact details of the shop: an address, a number. */
  readonly contacts: readonly string[];
}

/** Informs the buyer how a case has ended; a refusal gives the reason, and who else can be asked. */
export function answerEmail(ended: EndedCase, { shopName, contacts }: AnswerSender): Email {
  const { kind, number, order, name, email, ending, answer, lines } = ended;
  const endingText = texts.endings[ending];
  const isRefused = ending === "refused";
  return {
    to: email,
    subject: texts.subject(number, order, shopName),
    text: emailText([
      [texts.hello(name)],
      [texts.about[kind](number, order)],
      lines.map(({ quantity, name: product }) => texts.line(quantity, product)),
      [typeof endingText === "string" ? endingText : endingText[kind]],
      answer === "" ? [] : [isRefused ? texts.reason(answer) : answer],
      isRefused ? [texts.dispute] : [],
      [...(contacts.length === 0 ? [] : [texts.ask(contacts.join(", "))]), shopName],
    ]),
    attachments: [],
  };
}
