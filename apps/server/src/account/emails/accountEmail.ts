import type { AccountLinkKind } from "@torg/account/domain";
import type { Email } from "../../mail/createMailer.ts";
import { accountEmailTexts as texts } from "../../texts/emails/accountEmailTexts.ts";

/** A change that an e-mail notifies of. */
export type NotificationKind = (typeof notificationKinds)[number];

const notificationKinds = ["told-password", "told-address", "told-bankid"] as const;

/** Whether an e-mail only notifies of a change, and has no link. */
export const isNotification = (kind: string): kind is NotificationKind => notificationKinds.some((one) => one === kind);

/** The content of an e-mail about an account. */
export type AccountEmail =
  | { readonly says: AccountLinkKind; readonly address: string; readonly minutes: number }
  | { readonly says: "has-account"; readonly address: string }
  | { readonly says: NotificationKind };

/** The recipient of an e-mail; the name is empty when unknown. */
interface Receiver {
  readonly email: string;
  readonly firstName: string;
}

/** The sender, and how to contact the shop. */
interface Writer {
  readonly shopName: string;
  readonly contacts: readonly string[];
}

/** Writes the e-mail. It says what to do if somebody else has requested it: nothing, or contact the shop. */
export function accountEmail(
  { email, firstName }: Receiver,
  content: AccountEmail,
  { shopName, contacts }: Writer,
): Email {
  const words = texts[content.says];
  const parts: readonly (readonly string[])[] = [
    [texts.hello(firstName)],
    [words.text],
    "address" in content ? [words.ask, content.address] : [],
    "minutes" in content ? [texts.holds(content.minutes)] : [],
    [words.notYou, ...("address" in content || contacts.length === 0 ? [] : [texts.contact(contacts.join(", "))])],
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
