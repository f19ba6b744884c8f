import type { BrowserContext } from "playwright-core";
import { readyCart } from "./readyCart.ts";
import { readyInvoice } from "./readyInvoice.ts";
import { sendCall } from "./sendCall.ts";

/** Places a company's order by invoice with home delivery, as the checkout script would. */
export async function orderByInvoice(
  context: BrowserContext,
  address: string,
  { company, productIds }: { readonly company: string; readonly productIds: readonly number[] },
): Promise<void> {
  await readyCart(context, address, productIds);
  await readyInvoice(context, address);
  await sendCall(context, `${address}/checkout/manual_payment`, {
    user_company: company,
    user_pnr: "556016-0680",
    user_firstname: "Anna",
    user_lastname: "Andersson",
    user_email: "anna@snickeri.example",
    user_mobile: "070-123 45 67",
    user_address: "Storgatan 1",
    user_co: "",
    user_zipcode: "127 47",
    user_city: "Skärholmen",
    customer_type: "company",
    order_accept_terms: "1",
    order_total: "",
  });
}
