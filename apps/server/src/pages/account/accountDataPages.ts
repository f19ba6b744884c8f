import { customerDetails } from "@torg/checkout/domain/customer";
import { pageAddress, type AccountDataPageData } from "@torg/pages/contract";
import { loadCustomer } from "../../checkout/buyer/loadCustomer.ts";
import { hasLinkedBankId } from "../../account/bankId/bankIdAccounts.ts";
import { wantsNewsletter } from "../../personalData/newsletter.ts";
import { pageTexts } from "../../texts/pageTexts.ts";
import { askLogin } from "./accountPages.ts";
import type { FoundPage } from "../pageBody.ts";
import type { PageInput } from "../PageInput.ts";

type Step = AccountDataPageData["step"];
type Maker = (input: PageInput) => Promise<FoundPage>;

/** The data page of the account (`overview`, `leave` or `erase`); visitors who are not logged in get the login. */
export function accountDataPage(step: Extract<Step, "overview" | "leave" | "erase">): Maker {
  return async ({ context, visit, url }) => {
    const session = await visit.ensure();
    const customer = await loadCustomer(context, session.customer_id);
    if (customer === null) return askLogin(context, url.pathname);
    const { firstName: first, lastName: last, email } = customer;
    const wantsNews = await wantsNewsletter(context.db, email);
    const bankId = context.bankId === null ? null : await hasLinkedBankId(context.db, session.customer_id);
    const details = step === "overview" ? customerDetails(customer) : null;
    return {
      heading: pageTexts.accountData[step],
      body: { page: "account_data", step, name: `${first} ${last}`.trim(), email, details, wantsNews, bankId },
    };
  };
}

/** The page after an account was left or erased. Customers who are (still or again) logged in are redirected. */
export function accountEndPage(step: Extract<Step, "left" | "erased">): Maker {
  return async ({ visit }) => {
    const session = await visit.find();
    if (session !== null && session.customer_id !== null) return { redirect: pageAddress("accountData"), status: 303 };
    return {
      heading: pageTexts.accountData[step],
      body: { page: "account_data", step, name: "", email: "", details: null, wantsNews: false, bankId: null },
    };
  };
}
