import { accountFields } from "@torg/account/contract";
import { pageAddress } from "@torg/pages/contract";
import { findLink } from "../account/letters/findLink.ts";
import { pageTexts } from "../texts/pageTexts.ts";
import type { FoundPage } from "./pageBody.ts";
import type { PageInput } from "./PageInput.ts";

/** Where somebody opens an account, and hears that a letter is on its way; who is logged in has one. */
export async function accountRegisterPage({ visit, url }: PageInput): Promise<FoundPage> {
  const session = await visit.ensure();
  if (session.customer_id !== null) return { redirect: pageAddress("account"), status: 303 };
  const isSent = url.searchParams.has(accountFields.sent);
  return {
    heading: isSent ? pageTexts.accountRegistered : pageTexts.accountRegister,
    body: { page: "account_register", isSent },
  };
}

/** Where a letter is asked for; also by who is logged in and wants another password. */
export async function accountHelpPage(): Promise<FoundPage> {
  return { heading: pageTexts.accountHelp, body: { page: "account_help" } };
}

/**
 * What the link of a letter leads to. Looking at it uses nothing up, as mail servers look at links too: what it opens is
 * opened by a form.
 */
export async function accountLinkPage({ context, parts: [token = ""] }: PageInput): Promise<FoundPage> {
  const link = await findLink(context.db, token);
  if (link === null) {
    return { heading: pageTexts.accountLink.dead, body: { page: "account_link", kind: null, token: "", email: "" } };
  }
  const { kind, email } = link;
  return { heading: pageTexts.accountLink[kind], body: { page: "account_link", kind, token, email } };
}
