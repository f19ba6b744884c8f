import type { AccountLinkKind } from "@torg/account/domain";
import type { Mail } from "../../mail/createMailer.ts";
import { accountEmailTexts as texts } from "../../texts/accountEmailTexts.ts";

/** A change that a mail notifies of. */
export type NotificationKind = (typeof notificationKinds)[number];

const notificationKinds = ["told-password", "told-address", "told-bankid"] as const;

/** Whether a mail only notifies of a change, and has no link. */
export const isNotification = (kind: string): kind is NotificationKind => notificationKinds.some((one) => one === kind);

/** The content of a mail about an account. */
export type AccountMail =
  | { readonly says: AccountLinkKind; readonly address: string; readonly minutes: number }
  | { readonly says: "has-account"; readonly address: string }
  | { readonly says: NotificationKind };

/** The recipient of a mail; the name is empty when unknown. */
interface Receiver {
  readonly email: string;
  readonly firstName: string;
}

/** The sender, and how to contact the shop. */
interface Writer {
  readonly shopName: string;
  readonly contacts: readonly string[];
}

/** Writes the mail. It says what to do if somebody else has requested it: nothing, or contact the shop. */
export function accountEmail({ email, firstName }: Receiver, mail: AccountMail, { shopName, contacts }: Writer): Mail {
  const words = texts[mail.says];
  const parts: readonly (readonly string[])[] = [
    [texts.hello(firstName)],
    [words.text],
    "address" in mail ? [words.ask, mail.address] : [],
    "minutes" in mail ? [texts.holds(mail.minutes)] : [],
    [words.notYou, ...("address" in mail || contacts.length === 0 ? [] : [texts.contact(contacts.join(", "))])],
    [shopName],
  ];
  return {
    to: email,
    subject: `${words.subject} – ${shopName}`,
    text: parts
      .filter((lines) => lines.length > 0)
      .map((lines) => lines.join("\n"))
      .join("\n\n"),
    attachments: [],
  };
}
