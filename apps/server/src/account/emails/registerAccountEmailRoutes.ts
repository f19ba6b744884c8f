import {
  accountFields,
  changeAddressCall,
  registerCall as askForAccountCall,
  sendLinkCall,
} from "@torg/account/contract";
import { pageAddress } from "@torg/pages/contract";
import type { FastifyInstance } from "fastify";
import type { Kysely } from "kysely";
import type { ShopContext } from "../../context/ShopContext.ts";
import type { Database } from "../../database/Database.ts";
import { isNativeForm } from "../../http/requests/nativeForm.ts";
import { registerCall } from "../../http/registerCall.ts";
import { Refusal } from "../../http/responses/Refusal.ts";
import { refuseField, refuseMalformed } from "../../http/responses/refuseForm.ts";
import { storeForm } from "../../sessions/flash.ts";
import type { Visit } from "../../sessions/Visit.ts";
import { serviceTexts } from "../../texts/serviceTexts.ts";
import { createConfirmedCheck } from "../createConfirmedCheck.ts";
import { createCustomerCheck } from "../createCustomerCheck.ts";
import { performConfirmed } from "../performConfirmed.ts";
import type { PasswordCheck } from "../passwords/createPasswordCheck.ts";
import type { ProvedAccount } from "../heldAccount.ts";
import { queueAccountEmail, type AccountEmailRequest } from "./queueAccountEmail.ts";

const texts = serviceTexts.account;

/** A refusal with texts for malformed fields. */
function refuseInvalid(errors: Readonly<Record<string, readonly string[]>>): Refusal {
  return refuseMalformed(errors, serviceTexts.club.fields);
}

/**
 * Queues an e-mail unless too many were requested; the limits are the same with or without an account. An e-mail that
 * `confirmed` names the account of is not queued once the password is another one.
 */
function createEmailRequester({ db, jobs, limits }: ShopContext) {
  return async (
    { address }: Visit,
    message: AccountEmailRequest,
    confirmed: ProvedAccount | null = null,
  ): Promise<Refusal | null> => {
    const { email } = message;
    const limitKeys = { mailbox: email, address, "account-and-address": `${email} ${address}` };
    const tooMany = await limits.take("account-letter", limitKeys);
    if (tooMany !== null) return tooMany;
    const leave = (transaction: Kysely<Database>) => queueAccountEmail(transaction, jobs, message);
    if (confirmed !== null) return (await performConfirmed(db, confirmed, leave)) ?? null;
    await db.transaction().execute(leave);
    return null;
  };
}

/**
 * Serves requests for e-mails: a new account, a login, another password or address. The response and the work are the
 * same with or without an account.
 */
export function registerAccountEmailRoutes(server: FastifyInstance, context: ShopContext, check: PasswordCheck): void {
  const askFor = createEmailRequester(context);
  const requireConfirmed = createConfirmedCheck(createCustomerCheck(context), check);
  registerCall(server, askForAccountCall, {
    async answer({ request: { email, firstName: first_name, lastName: last_name }, visit, raw }) {
      const refused = await askFor(visit, { kind: "register", email, first_name, last_name });
      if (refused !== null) return refused;
      // The next page says where the e-mail was sent and can resend it; the address is kept out of the URL.
      if (isNativeForm(raw)) await storeForm(context.db, await visit.ensure(), { path: raw.url, body: raw.body });
      return { message: texts.registered };
    },
    onInvalid: refuseInvalid,
    formPage: () => pageAddress("accountRegister"),
    redirectTo: () => `${pageAddress("accountRegister")}?${accountFields.sent}=1`,
    // Browsers name the form as referrer, which must not be shown again.
    ignoresReturnTo: true,
  });
  registerCall(server, sendLinkCall, {
    async answer({ request: { email, purpose: kind }, visit }) {
      return (await askFor(visit, { kind, email })) ?? { message: texts.linkSent };
    },
    onInvalid: refuseInvalid,
    formPage: () => pageAddress("accountHelp"),
    message: ({ message }) => message,
  });
  registerCall(server, changeAddressCall, {
    async answer({ request, ...asker }) {
      const own = await requireConfirmed({ request, ...asker });
      if (own instanceof Refusal) return own;
      if (own.email === request.email) return refuseField("email", texts.ownAddress);
      const message = { kind: "address", email: request.email, customer_id: own.customerId } as const;
      return (await askFor(asker.visit, message, own)) ?? { message: texts.addressAsked };
    },
    onInvalid: refuseInvalid,
    formPage: () => pageAddress("accountData"),
    message: ({ message }) => message,
  });
}
