import { accountFields } from "@torg/account/contract";
import type { BankIdDevice, BankIdLogin } from "@torg/account/domain";
import { pageAddress } from "@torg/pages/contract";
import { bankIdReturnAddress } from "../../account/bankId/bankIdReturnAddress.ts";
import type { BankIdRow } from "../../account/bankId/createBankIdRows.ts";
import type { BankIdService } from "../../account/bankId/registerBankIdRoutes.ts";
import { bankIdLink } from "../../bankId/bankIdCode.ts";
import { bankIdTexts } from "../../texts/bankIdTexts.ts";
import { pageTexts } from "../../texts/pageTexts.ts";
import type { FoundPage } from "../pageBody.ts";
import type { PageContext, PageInput } from "../PageInput.ts";

/** A login as its page shows it. Viewing it only asks BankID for the state; logging in takes a form. */
async function shownLogin(
  { config }: PageContext,
  { logins, app }: BankIdService,
  { row, device }: { readonly row: BankIdRow; readonly device: BankIdDevice },
): Promise<BankIdLogin> {
  const progress = await logins.progressOf(row, device);
  const { id, purpose, return_to: returnTo, bankid_order: order } = row;
  const waits = progress.state === "waiting" && progress.awaitsApp;
  const link = waits ? bankIdLink(order, { app, back: bankIdReturnAddress(config) }) : "";
  const code = progress.state === "waiting" ? progress.code : null;
  return { id, purpose, device, state: progress.state, message: bankIdTexts[progress.message], link, code, returnTo };
}

/** The pending BankID login of this session, or why it failed. Without one, redirects to the login or the account. */
export async function bankIdLoginPage({ context, visit, url }: PageInput): Promise<FoundPage> {
  const { bankId } = context;
  if (bankId === null) return null;
  const session = await visit.find();
  const row = session === null ? null : await bankId.logins.ofSession(session.id);
  // The login may have been completed in another window.
  const isIn = session !== null && session.customer_id !== null;
  if (row === null) return { redirect: pageAddress(isIn ? "account" : "login"), status: 303 };
  const device = url.searchParams.get(accountFields.device) === "same" ? "same" : "other";
  const login = await shownLogin(context, bankId, { row, device });
  return { heading: pageTexts.bankIdLogin[login.purpose], body: { page: "bankid", login } };
}
