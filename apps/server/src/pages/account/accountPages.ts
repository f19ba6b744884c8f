import { pageAddress } from "@torg/pages/contract";
import { findAccountOrders } from "./findAccountOrders.ts";
import { orderRecalls } from "../catalogue/findRecalls.ts";
import { loadCustomer } from "../../checkout/buyer/loadCustomer.ts";
import { pageTexts } from "../../texts/pageTexts.ts";
import type { FoundPage, PageBody } from "../pageBody.ts";
import type { PageContext, PageInput } from "../PageInput.ts";

/** The login, shown in place of a page that needs one. */
export function askLogin({ bankId }: Pick<PageContext, "bankId">, returnTo: string): PageBody {
  return { heading: pageTexts.login, body: { page: "login", returnTo, hasBankId: bankId !== null } };
}

/** The login page; customers who are logged in are redirected to the home page. */
export async function loginPage({ context, visit }: PageInput): Promise<FoundPage> {
  const session = await visit.ensure();
  if (session.customer_id !== null) return { redirect: "/", status: 303 };
  return askLogin(context, pageAddress("login"));
}

/** The orders of the logged-in customer; others get the login. */
export async function accountPage({ context, visit }: PageInput): Promise<FoundPage> {
  const session = await visit.ensure();
  const customer = await loadCustomer(context, session.customer_id);
  if (customer === null) return askLogin(context, pageAddress("account"));
  const orders = await findAccountOrders(context.db, customer.email);
  return {
    heading: pageTexts.account,
    body: {
      page: "account",
      name: `${customer.firstName} ${customer.lastName}`.trim(),
      email: customer.email,
      orders: [...orders],
      recalls: [...(await orderRecalls(context, { email: customer.email }))],
    },
  };
}
