import type { ShopContext } from "../../context/ShopContext.ts";
import type { CheckoutDataInput } from "../checkoutDataOf.ts";
import { earlierTermsVersion } from "./earlierTermsVersion.ts";
import { loadCustomer } from "./loadCustomer.ts";

/**
 * The data of a logged-in buyer: details for the form, and the version of the last accepted terms; nothing for guests.
 */
export async function loadBuyer(
  context: Pick<ShopContext, "db" | "config">,
  customerId: number | null,
): Promise<Pick<CheckoutDataInput, "user" | "acceptedTermsVersion">> {
  const [user, acceptedTermsVersion] = await Promise.all([
    loadCustomer(context, customerId),
    earlierTermsVersion(context.db, customerId),
  ]);
  return { user, acceptedTermsVersion };
}
