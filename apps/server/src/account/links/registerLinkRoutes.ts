import { accountFields, choosePasswordCall, confirmAddressCall, enterByLinkCall } from "@torg/account/contract";
import { type AccountLinkKind, choosesPassword, newPasswordProblem, minPasswordLength } from "@torg/account/domain";
import { pageAddress } from "@torg/pages/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ShopContext } from "../../context/ShopContext.ts";
import { formField } from "../../http/requests/nativeForm.ts";
import { type CallInput, registerCall } from "../../http/registerCall.ts";
import { Refusal, refuse } from "../../http/responses/Refusal.ts";
import { refuseField } from "../../http/responses/refuseForm.ts";
import { readSettings } from "../../settings/readSettings.ts";
import { serviceTexts } from "../../texts/serviceTexts.ts";
import { serverTexts } from "../../texts/sv.ts";
import { changeAddress } from "./changeAddress.ts";
import { choosePassword } from "./choosePassword.ts";
import { createWorkQueue } from "../passwords/createWorkQueue.ts";
import { enterAccount } from "../logins/enterAccount.ts";
import { enterByLink } from "./enterByLink.ts";
import { findLink, type FoundLink } from "./findLink.ts";
import { hashPassword } from "../passwords/password.ts";

type Follower = Pick<CallInput<{ readonly token: string }>, "request" | "visit" | "raw">;

const texts = serviceTexts.account;

/** The page of a link, with its form. */
const linkPage = (raw: FastifyRequest): string => pageAddress("accountLink", formField(raw, accountFields.token) ?? "");

/** Finds a link and checks its kind, with a limit on attempts. */
function createFollowing({ db, limits }: ShopContext) {
  return async (
    { request: { token }, visit, raw }: Follower,
    isMeant: (kind: AccountLinkKind) => boolean,
  ): Promise<FoundLink | Refusal> => {
    const tooMany = await limits.take("link", { address: visit.address });
    if (tooMany !== null) return tooMany;
    const link = await findLink(db, token);
    if (link !== null && isMeant(link.kind)) return link;
    raw.server.security.record("authn_login_fail", raw, "a link that opens nothing");
    return refuse(410, texts.deadLink);
  };
}

/** Serves the links in e-mails, each once: a login, a new password, a new address. */
export function registerLinkRoutes(server: FastifyInstance, context: ShopContext): void {
  const { db, jobs } = context;
  const follow = createFollowing(context);
  const queue = createWorkQueue(2, 64);
  registerCall(server, enterByLinkCall, {
    async answer(input) {
      const link = await follow(input, (kind) => kind === "login");
      if (link instanceof Refusal) return link;
      const entered = await enterAccount(db, input, (held) => enterByLink(held, link));
      if (entered === null) return refuse(410, texts.deadLink);
      server.security.record("authn_login_success", input.raw, "by the link of a letter");
      return { message: texts.loggedIn };
    },
    formPage: linkPage,
    redirectTo: () => pageAddress("account"),
    ignoresReturnTo: true,
    message: ({ message }) => message,
  });
  registerCall(server, choosePasswordCall, {
    async answer(input) {
      const link = await follow(input, choosesPassword);
      if (link instanceof Refusal) return link;
      const { shopName } = await readSettings(db);
      const guessableWords = [link.email, link.firstName, link.lastName, shopName];
      const problem = newPasswordProblem(input.request.password, {
        shortest: minPasswordLength,
        known: guessableWords,
      });
      if (problem !== null) return refuseField("password", texts.newPasswordProblems[problem]);
      const hash = await queue.run(() => hashPassword(input.request.password));
      if (hash === null) return refuse(429, serverTexts.tooMany);
      const entered = await enterAccount(db, input, (held) => choosePassword({ db: held, jobs }, link, hash));
      if (entered === null) return refuse(410, texts.deadLink);
      server.security.record("sensitive_update", input.raw, "a password chosen by the link of a letter");
      return { message: link.customerId === null ? texts.opened : texts.passwordChosen };
    },
    formPage: linkPage,
    redirectTo: () => pageAddress("account"),
    ignoresReturnTo: true,
    message: ({ message }) => message,
  });
  registerCall(server, confirmAddressCall, {
    async answer(input) {
      const link = await follow(input, (kind) => kind === "address");
      if (link instanceof Refusal) return link;
      if (!(await changeAddress({ db, jobs }, link))) return refuse(410, texts.deadLink);
      server.security.record("sensitive_update", input.raw, "the address of an account, by the link of a letter");
      return { message: texts.addressChanged };
    },
    formPage: linkPage,
    redirectTo: () => pageAddress("accountData"),
    ignoresReturnTo: true,
    message: ({ message }) => message,
  });
}
