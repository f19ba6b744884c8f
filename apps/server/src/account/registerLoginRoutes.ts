import { loginFromCheckoutCall } from "@torg/checkout/contract";
import type { FastifyInstance } from "fastify";
import { registerCall } from "../http/registerCall.ts";
import { refuse } from "../http/Refusal.ts";
import type { ShopContext } from "../shop/ShopContext.ts";
import { serviceTexts } from "../texts/serviceTexts.ts";
import { serverTexts } from "../texts/sv.ts";
import { createGate } from "./createGate.ts";
import { isPassword } from "./password.ts";

const longestPassword = 512;

/** Serves the login of the checkout. Hashing is costly, so only a few logins run at once. */
export function registerLoginRoutes(server: FastifyInstance, { db }: ShopContext): void {
  const gate = createGate(4, 64);
  registerCall(server, loginFromCheckoutCall, {
    async answer({ request, visit }) {
      const email = request.email.trim().toLowerCase();
      const missing = {
        ...(email === "" ? { email: [serviceTexts.emailMissing] } : {}),
        ...(request.password === "" ? { password: [serviceTexts.passwordMissing] } : {}),
      };
      if (Object.keys(missing).length > 0) return { error: true, msg: missing };
      const customer = await db
        .selectFrom("customer")
        .select(["id", "password_hash"])
        .where("email", "=", email)
        .executeTakeFirst();
      const password = request.password.slice(0, longestPassword);
      const isRight = await gate.enter(() => isPassword(password, customer?.password_hash ?? null));
      if (isRight === null) return refuse(429, serverTexts.tooMany);
      if (!isRight || customer === undefined) return { error: true, msg: serviceTexts.loginRefused };
      const session = await visit.ensure();
      await db.updateTable("session").set({ customer_id: customer.id }).where("id", "=", session.id).execute();
      await visit.renew();
      return { error: false, msg: "" };
    },
    natural: () => "/kassa/leverans",
    notice: (answer) => (typeof answer.msg === "string" && answer.msg !== "" ? answer.msg : null),
  });
}
