import { showCheckoutCall } from "../contract/checkoutCalls.ts";
import type { OrderTrouble } from "./checkoutState.ts";
import type { OrderTools } from "./OrderTools.ts";

/** Where somebody is to pay, and how it is said that they are not led there. */
interface Leaving {
  readonly address: string;
  readonly refuse: (trouble: Omit<OrderTrouble, "attempt">) => void;
}

/**
 * Leads to the page of a provider; answers whether the page is about to be left. Not without the last words that go
 * along with an order, nor to the payment of an order that is another by now. While the server does not answer, the way
 * is free: it looks itself, once the payment is made.
 */
export async function leaveToPay(tools: OrderTools, { address, refuse }: Leaving): Promise<boolean> {
  const { client, settle, applyData, redirect } = tools;
  if ((await settle()) === false) {
    refuse({ problems: {}, texts: {}, isUnsaved: true });
    return false;
  }
  const now = await client.send(showCheckoutCall, {}).catch(() => null);
  if (now === null || now.redirectUrl === address) {
    redirect?.(address);
    return true;
  }
  applyData(now);
  refuse({ problems: {}, texts: {}, isOutdated: true });
  return false;
}
