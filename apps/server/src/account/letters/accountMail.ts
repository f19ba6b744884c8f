import type { AccountLinkKind } from "@torg/account/domain";
import type { Mail } from "../../mail/createMailer.ts";
import { accountLetterTexts as texts } from "../../texts/accountLetterTexts.ts";

/** What a letter tells that was changed. */
export type ToldKind = (typeof toldKinds)[number];

const toldKinds = ["told-password", "told-address", "told-bankid"] as const;

/** Whether a letter tells what was changed, and carries no link. */
export const isTold = (kind: string): kind is ToldKind => toldKinds.some((told) => told === kind);

/** What a letter about an account says. */
export type AccountMail =
  | { readonly says: AccountLinkKind; readonly address: string; readonly minutes: number }
  | { readonly says: "has-account"; readonly address: string }
  | { readonly says: ToldKind };

/** Whom a letter goes to; the name is empty where it is not known. */
interface Receiver {
  readonly email: string;
  readonly firstName: string;
}

/** Who writes, and how the shop is asked about it. */
interface Writer {
  readonly shopName: string;
  readonly ways: readonly string[];
}

/** Writes the letter. It says what to do when somebody else has asked for it: nothing, or to write to the shop. */
export function accountMail({ email, firstName }: Receiver, mail: AccountMail, { shopName, ways }: Writer): Mail {
  const words = texts[mail.says];
  const parts: readonly (readonly string[])[] = [
    [texts.hello(firstName)],
    [words.text],
    "address" in mail ? [words.ask, mail.address] : [],
    "minutes" in mail ? [texts.holds(mail.minutes)] : [],
    [words.notYou, ...("address" in mail || ways.length === 0 ? [] : [texts.contact(ways.join(", "))])],
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
