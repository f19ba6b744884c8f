import { cancelBankIdCall, collectBankIdCall, startBankIdCall, unlinkBankIdCall } from "@torg/account/contract";
import type { BankIdPurpose } from "@torg/account/domain";
import { pageAddress } from "@torg/pages/contract";
import type { FastifyInstance } from "fastify";
import { bankIdLink } from "../../bankId/bankIdCode.ts";
import type { ShopContext } from "../../context/ShopContext.ts";
import { isNativeForm, returnAddress } from "../../http/requests/nativeForm.ts";
import { type CallInput, registerCall } from "../../http/registerCall.ts";
import { Refusal, refuse } from "../../http/responses/Refusal.ts";
import { ProviderError } from "../../providers/providerHttp.ts";
import { addMessage } from "../../sessions/flash.ts";
import { bankIdTexts } from "../../texts/bankIdTexts.ts";
import { linkedAccount, linkTo } from "./bankIdAccounts.ts";
import { bankIdReturnAddress } from "./bankIdReturnAddress.ts";
import type { BankIdEnd, BankIdRow } from "./createBankIdRows.ts";
import { createConfirmedCheck } from "../createConfirmedCheck.ts";
import { createCustomerCheck } from "../createCustomerCheck.ts";
import type { BankIdLogins } from "./createBankIdLogins.ts";
import type { PasswordCheck } from "../passwords/createPasswordCheck.ts";
import { enterAccount } from "../logins/enterAccount.ts";

/** The services for logins by BankID. */
export interface BankIdService {
  readonly logins: BankIdLogins;
  /** The address that opens the app. */
  readonly app: string;
}

type BankIdDependencies = BankIdService & { readonly context: ShopContext; readonly check: PasswordCheck };

const nothing = { message: "", code: null, awaitsApp: false, redirectUrl: "" } as const;
const over = (end: BankIdEnd) => ({ ...nothing, state: "over", message: bankIdTexts[end] }) as const;

/** The page that a kind of login returns to. */
const home = (purpose: BankIdPurpose): string => pageAddress(purpose === "link" ? "accountData" : "account");

/** Continues a proved login: logs in, or links BankID to the account. */
async function finish(
  { context: { db, jobs }, logins }: BankIdDependencies,
  input: CallInput<unknown>,
  login: BankIdRow,
) {
  const { raw, visit } = input;
  const session = await visit.ensure();
  const isLink = login.purpose === "link";
  const found = isLink
    ? await db.transaction().execute((held) => logins.complete(held, login, linkTo(jobs)))
    : await enterAccount(db, input, (held) => logins.complete(held, login, linkedAccount));
  if (found === null) return over("RFA22");
  if ("refusal" in found) {
    if (!isLink) raw.server.security.record("authn_login_fail", raw, "by BankID, which is linked to no account");
    return over(found.refusal);
  }
  if (isLink) raw.server.security.record("sensitive_update", raw, "BankID linked to an account");
  else raw.server.security.record("authn_login_success", raw, "by BankID");
  await addMessage(db, session, { kind: "success", text: isLink ? bankIdTexts.linked : bankIdTexts.loggedIn });
  return { ...nothing, state: "done", redirectUrl: login.return_to || home(login.purpose) } as const;
}

function registerStart(server: FastifyInstance, { context, logins, app, check }: BankIdDependencies): void {
  const { limits, config } = context;
  const requireConfirmed = createConfirmedCheck(createCustomerCheck(context), check);
  registerCall(server, startBankIdCall, {
    async answer({ request: { purpose, password }, visit, raw }) {
      const session = await visit.ensure();
      if (purpose === "link") {
        if (session.customer_id === null) return refuse(401, bankIdTexts.logInFirst);
        const confirmed = await requireConfirmed({ request: { password }, visit, raw });
        if (confirmed instanceof Refusal) return confirmed;
      }
      const tooMany = await limits.take("bankid", { session: String(session.id), address: visit.address });
      if (tooMany !== null) return tooMany;
      try {
        const returnTo = isNativeForm(raw) ? returnAddress(raw, home(purpose)) : home(purpose);
        const customerId = session.customer_id;
        const login = await logins.start(session.id, { purpose, customerId, endUserIp: raw.ip, returnTo });
        const link = bankIdLink(login.bankid_order, { app, back: bankIdReturnAddress(config) });
        return { login: login.id, link, message: bankIdTexts.RFA1, code: logins.codeNow(login) };
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error;
        const { trouble, status, code } = error;
        raw.log.warn({ trouble, status, code }, "a login by BankID could not be begun");
        return refuse(503, bankIdTexts.away);
      }
    },
    formPage: () => pageAddress("login"),
    redirectTo: () => pageAddress("bankIdLogin"),
    ignoresReturnTo: true,
  });
}

/** Serves logins by BankID, and linking and unlinking it, in a shop that has BankID. */
export function registerBankIdRoutes(
  server: FastifyInstance,
  context: ShopContext,
  { logins, app, check }: BankIdService & { readonly check: PasswordCheck },
): void {
  const { db } = context;
  const parts: BankIdDependencies = { context, logins, app, check };
  const requireCustomer = createCustomerCheck(context);
  registerStart(server, parts);
  registerCall(server, collectBankIdCall, {
    async answer(input) {
      const { login: id, device } = input.request;
      const session = await input.visit.find();
      const login = session === null ? null : await logins.find({ sessionId: session.id, id });
      if (login === null) return over("RFA22");
      const progress = await logins.progressOf(login, device);
      if (progress.state === "proved") return finish(parts, input, login);
      if (progress.state === "over") return over(progress.message);
      const { state, message, awaitsApp, code } = progress;
      return { state, message: bankIdTexts[message], awaitsApp, code, redirectUrl: "" };
    },
    redirectTo: ({ redirectUrl }) => redirectUrl || pageAddress("bankIdLogin"),
    ignoresReturnTo: true,
  });
  registerCall(server, cancelBankIdCall, {
    async answer({ request, visit }) {
      const session = await visit.find();
      const login = session === null ? null : await logins.cancel({ sessionId: session.id, id: request.login });
      return { redirectUrl: login?.purpose === "link" ? home("link") : pageAddress("login") };
    },
    redirectTo: ({ redirectUrl }) => redirectUrl,
    ignoresReturnTo: true,
  });
  registerCall(server, unlinkBankIdCall, {
    async answer(asker) {
      const email = await requireCustomer(asker);
      if (email instanceof Refusal) return email;
      await db.updateTable("customer").set({ bankid_digest: null }).where("email", "=", email).execute();
      server.security.record("sensitive_update", asker.raw, "BankID taken off an account");
      return { message: bankIdTexts.unlinked };
    },
    formPage: () => pageAddress("accountData"),
    ignoresReturnTo: true,
    message: ({ message }) => message,
  });
}
