import { accountFields } from "@torg/account/contract";
import { pageAddress } from "@torg/pages/contract";
import { findLink } from "../../account/links/findLink.ts";
import { pageTexts } from "../../texts/pageTexts.ts";
import type { FoundPage } from "../pageBody.ts";
import type { PageInput } from "../PageInput.ts";

/** The page to open an account, also shown once the mail is sent. Customers who are logged in are redirected. */
export async function accountRegisterPage({ visit, url }: PageInput): Promise<FoundPage> {
  const session = await visit.ensure();
  if (session.customer_id !== null) return { redirect: pageAddress("account"), status: 303 };
  const isSent = url.searchParams.has(accountFields.sent);
  return {
    heading: isSent ? pageTexts.accountRegistered : pageTexts.accountRegister,
    body: { page: "account_register", isSent },
  };
}

/** The page to request a login mail; also for logged-in customers who want another password. */
export async function accountHelpPage(): Promise<FoundPage> {
  return { heading: pageTexts.accountHelp, body: { page: "account_help" } };
}

/**
 * The page that the link in a mail leads to. Viewing it does not use the link up, as mail servers follow links too:
 * only its form does.
 */
export async function accountLinkPage({ context, parts: [token = ""] }: PageInput): Promise<FoundPage> {
  const link = await findLink(context.db, token);
  if (link === null) {
    return { heading: pageTexts.accountLink.dead, body: { page: "account_link", kind: null, token: "", email: "" } };
  }
  const { kind, email } = link;
  return { heading: pageTexts.accountLink[kind], body: { page: "account_link", kind, token, email } };
}
