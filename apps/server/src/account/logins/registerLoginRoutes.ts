import { loginFromCheckoutCall, logOutCall } from "@torg/account/contract";
import { type Login, loginProblems } from "@torg/account/domain";
import { cleanPastedText } from "@torg/format/typed";
import { pageAddress } from "@torg/pages/contract";
import type { FastifyInstance } from "fastify";
import { isNativeForm } from "../../http/requests/nativeForm.ts";
import { registerCall } from "../../http/registerCall.ts";
import { Refusal, refuse } from "../../http/responses/Refusal.ts";
import { refuseForm } from "../../http/responses/refuseForm.ts";
import type { ShopContext } from "../../context/ShopContext.ts";
import { serviceTexts } from "../../texts/serviceTexts.ts";
import type { PasswordCheck } from "../passwords/createPasswordCheck.ts";
import { endLogin } from "./endLogin.ts";
import { enterAccount } from "./enterAccount.ts";
import { holdProved } from "../heldAccount.ts";

/** The errors of a login by field; null when it may be tried. */
function wrongFields(login: Login): Readonly<Record<string, string[]>> | null {
  const { email, password } = loginProblems(login);
  if (email === undefined && password === undefined) return null;
  return {
    ...(email === undefined ? {} : { email: [serviceTexts.emailProblems[email]] }),
    ...(password === undefined ? {} : { password: [serviceTexts.passwordProblems[password]] }),
  };
}

/** Serves login and logout. */
export function registerLoginRoutes(server: FastifyInstance, { db }: ShopContext, check: PasswordCheck): void {
  registerCall(server, loginFromCheckoutCall, {
    async answer({ request, visit, raw, reply }) {
      const email = cleanPastedText(request.email).toLowerCase();
      const wrong = wrongFields({ email, password: request.password });
      if (wrong !== null) {
        return isNativeForm(raw) ? refuseForm(wrong) : { error: true, msg: wrong };
      }
      const checked = await check({ email, password: request.password }, { raw, visit });
      if (checked instanceof Refusal) return checked;
      const { account, place } = checked;
      const entered =
        account === null ? null : await enterAccount(db, { visit, raw, reply }, (held) => holdProved(held, account));
      if (entered === null) {
        // A wrong password has been told of by its check.
        if (account !== null) server.security.record("authn_login_fail", raw, "a password that was just changed");
        const { loginRefused } = serviceTexts;
        return isNativeForm(raw) ? refuse(422, loginRefused) : { error: true, msg: loginRefused };
      }
      server.security.record("authn_login_success", raw, place);
      return { error: false, msg: "" };
    },
    formPage: () => pageAddress("login"),
    redirectTo: () => pageAddress("checkout"),
  });
  registerCall(server, logOutCall, {
    async answer({ visit }) {
      await endLogin(db, visit);
      return { error: false };
    },
    redirectTo: () => pageAddress("login"),
    ignoresReturnTo: true,
    message: () => serviceTexts.loggedOut,
  });
}
