import type { ShopContext } from "../context/ShopContext.ts";
import type { CallInput } from "../http/registerCall.ts";
import { type Refusal, refuse } from "../http/responses/Refusal.ts";
import { serviceTexts } from "../texts/serviceTexts.ts";

/** The request and visit of somebody who asks about their own account. */
export type Asker = Pick<CallInput<unknown>, "raw" | "visit">;

/** Identifies the customer who asks: their e-mail address, or a refusal. */
export type CustomerCheck = (asker: Asker) => Promise<string | Refusal>;

/** Makes the check of a customer who asks about their own account: must be logged in, and not ask too often. */
export function createCustomerCheck({ db, limits }: Pick<ShopContext, "db" | "limits">): CustomerCheck {
  return async ({ raw, visit }) => {
    const session = await visit.find();
    const id = session?.customer_id ?? null;
    const customer =
      id === null ? undefined : await db.selectFrom("customer").select("email").where("id", "=", id).executeTakeFirst();
    if (customer === undefined) {
      raw.server.security.record("authz_fail", raw, "not logged in");
      return refuse(401, serviceTexts.personalData.loggedOut);
    }
    const { email } = customer;
    return (await limits.take("person", { account: email, address: visit.address })) ?? email;
  };
}
