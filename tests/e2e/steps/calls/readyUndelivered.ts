import type { BrowserContext } from "playwright-core";
import { choosePayment } from "./choosePayment.ts";
import { sendCall } from "./sendCall.ts";
import { setPostalCode } from "./setPostalCode.ts";

/** Brings a visitor with a cart to a company's invoice, without a chosen delivery. */
export async function readyUndelivered(context: BrowserContext, address: string): Promise<void> {
  await sendCall(context, `${address}/checkoutv3/checkoutv3/update_customer_type`, { customer_type: "company" });
  await setPostalCode(context, address);
  await choosePayment(context, address, "5");
}
