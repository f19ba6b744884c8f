import { changeDetailsCall } from "@torg/checkout/contract";
import { type CustomerDetails, detailProblems, detailsForm, isSwedishNumber } from "@torg/checkout/domain/customer";
import { withoutSpaces } from "@torg/format/typed";
import { pageAddress } from "@torg/pages/contract";
import type { FastifyInstance } from "fastify";
import { checkPostalCode } from "../../checkout/delivery/checkPostalCode.ts";
import type { ShopContext } from "../../context/ShopContext.ts";
import { registerCall } from "../../http/registerCall.ts";
import { Refusal } from "../../http/responses/Refusal.ts";
import { refuseForm } from "../../http/responses/refuseForm.ts";
import { buyerColumns } from "../../orders/placing/buyerColumns.ts";
import { customerErrors } from "../../orders/placing/customerErrors.ts";
import { unfitFields } from "../../orders/placing/unfitFields.ts";
import type { Session } from "../../sessions/Session.ts";
import { sessionOnly, updateSession } from "../../sessions/sessionQueries.ts";
import type { Visit } from "../../sessions/Visit.ts";
import { serviceTexts } from "../../texts/serviceTexts.ts";
import { createCustomerCheck } from "../createCustomerCheck.ts";

/** Refuses details that the checkout would refuse; null when they are valid. */
function wrongDetails(details: CustomerDetails, countryCode: string): Refusal | null {
  const rules = { countryCode, now: new Date(), isNumber: isSwedishNumber };
  const fields = { ...unfitFields(detailsForm(details)), ...detailProblems(details, rules) };
  return Object.keys(fields).length === 0 ? null : refuseForm(customerErrors(fields));
}

/** Stores the details with the account; returns its previous postal code. */
async function storeDetails(
  { db }: Pick<ShopContext, "db">,
  customerId: number | null,
  details: CustomerDetails,
): Promise<string> {
  const form = detailsForm(details);
  return db.transaction().execute(async (transaction) => {
    const before = await transaction
      .selectFrom("customer")
      .select("zipcode")
      .where("id", "=", customerId)
      .forUpdate()
      .executeTakeFirst();
    await transaction
      .updateTable("customer")
      .set({ ...buyerColumns(form), company: form.companyName })
      .where("id", "=", customerId)
      .execute();
    return withoutSpaces(before?.zipcode ?? "");
  });
}

interface Move {
  readonly session: Session;
  readonly before: string;
  readonly after: string;
}

/** Moves a delivery chosen for the previous postal code to the new one, if goods are delivered there. */
async function moveDelivery(
  { db }: Pick<ShopContext, "db">,
  visit: Visit,
  { session, before, after }: Move,
): Promise<void> {
  if (before === "" || session.postal_code !== before) return;
  const checked = await checkPostalCode(db, after, session.country_code);
  if (checked.ok && checked.value === before) return;
  const fields = { postal_code: checked.ok ? checked.value : null, shipping_option_id: null };
  visit.know((await updateSession(db, { id: session.id, fields }, sessionOnly)).session);
}

/** Serves changing name, phone and address of a logged-in customer. */
export function registerDetailsRoute(server: FastifyInstance, context: ShopContext): void {
  const requireCustomer = createCustomerCheck(context);
  registerCall(server, changeDetailsCall, {
    async answer({ request, raw, visit }) {
      const email = await requireCustomer({ raw, visit });
      if (email instanceof Refusal) return email;
      const session = await visit.ensure();
      const wrong = wrongDetails(request, session.country_code);
      if (wrong !== null) return wrong;
      const before = await storeDetails(context, session.customer_id, request);
      await moveDelivery(context, visit, { session, before, after: request.postalCode });
      server.security.record("sensitive_update", raw, "name and address of an account: by themselves");
      return { message: serviceTexts.account.detailsChanged };
    },
    formPage: () => pageAddress("accountData"),
    message: ({ message }) => message,
  });
}
