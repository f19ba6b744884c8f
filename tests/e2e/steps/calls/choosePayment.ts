import type { BrowserContext } from "playwright-core";
import { sendCall } from "./sendCall.ts";

/** Chooses the payment of a visitor whose delivery is chosen: "2" is paid inside the checkout page. */
export async function choosePayment(context: BrowserContext, address: string, paymentId: string): Promise<void> {
  await sendCall(context, `${address}/checkoutv3/paymentTypes/update`, { payment_type_id: paymentId });
}
