import type { Email } from "../mail/createMailer.ts";
import { emailTexts } from "../texts/emails/emailTexts.ts";

/** The shop that has erased data, and how to contact it. */
export interface Eraser {
  readonly shopName: string;
  readonly email: string;
  readonly phone: string;
}

/** Notifies a person that their data were erased: what is gone, what stays and why, and whom to ask. */
export function erasureEmail(to: string, { shopName, email, phone }: Eraser): Email {
  const texts = emailTexts.erasure;
  const contacts = [email, phone].filter((contact) => contact !== "");
  const parts = [
    [texts.hello],
    [texts.done, texts.gone],
    [texts.stays, ...Object.values(texts.staying).map((what) => texts.line(what))],
    [texts.last, ...(contacts.length === 0 ? [] : [texts.ask(contacts.join(", "))])],
    [shopName],
  ];
  return {
    to,
    subject: texts.subject(shopName),
    text: parts.map((part) => part.join("\n")).join("\n\n"),
    attachments: [],
  };
}
