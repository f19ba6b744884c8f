import { showCheckoutCall } from "../contract/checkoutCalls.ts";
import type { RefuseOrder } from "./checkoutState.ts";
import type { OrderDependencies } from "./OrderDependencies.ts";

/** The address to pay at, and how to report that the shopper is not sent there. */
interface Leaving {
  readonly address: string;
  readonly refuse: RefuseOrder;
}

/**
 * Navigates to a provider's page; resolves to whether the page is about to be left. It does not if message or
 * newsletter could not be saved, or if the order has changed. If the server does not answer, it navigates: the server
 * checks the order itself once the payment is made.
 */
export async function leaveToPay(dependencies: OrderDependencies, { address, refuse }: Leaving): Promise<boolean> {
  const { client, settle, applyData, redirect } = dependencies;
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
