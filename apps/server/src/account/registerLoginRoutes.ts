import { logOutCall, loginFromCheckoutCall } from "@torg/checkout/contract";
import type { FastifyInstance } from "fastify";
import { type Kysely, sql } from "kysely";
import type { Database } from "../database/Database.ts";
import { isNativeForm } from "../http/nativeForm.ts";
import { registerCall } from "../http/registerCall.ts";
import { refuse, refuseFields } from "../http/Refusal.ts";
import { forgetTries, takeTry, type Try } from "../limits/failedTries.ts";
import type { Visit } from "../sessions/Visit.ts";
import type { ShopContext } from "../shop/ShopContext.ts";
import { serviceTexts } from "../texts/serviceTexts.ts";
import { serverTexts } from "../texts/sv.ts";
import { createGate } from "./createGate.ts";
import { isPassword } from "./password.ts";

const longestPassword = 512;
/** Wrong passwords of one account within a quarter of an hour; the same for addresses without an account. */
const mostWrong = 10;

const triesOf = (email: string): Try => ({ purpose: "login", key: email, most: mostWrong });

function missingFields(email: string, password: string): Record<string, string[]> {
  return {
    ...(email === "" ? { email: [serviceTexts.emailMissing] } : {}),
    ...(password === "" ? { password: [serviceTexts.passwordMissing] } : {}),
  };
}

/** Serves login and logout. Hashing is costly, so only a few logins run at once. */
export function registerLoginRoutes(server: FastifyInstance, { db }: ShopContext): void {
  const gate = createGate(4, 64);
  registerCall(server, loginFromCheckoutCall, {
    async answer({ request, visit, raw }) {
      const email = request.email.trim().toLowerCase();
      const missing = missingFields(email, request.password);
      if (Object.keys(missing).length > 0) {
        return isNativeForm(raw) ? refuseFields(serverTexts.checkValues, missing) : { error: true, msg: missing };
      }
      const customer = await db
        .selectFrom("customer")
        .select(["id", "password_hash"])
        .where("email", "=", email)
        .executeTakeFirst();
      if (!(await takeTry(db, triesOf(email)))) return refuse(429, serviceTexts.loginTooOften);
      const password = request.password.slice(0, longestPassword);
      const isRight = await gate.enter(() => isPassword(password, customer?.password_hash ?? null));
      if (isRight === null) return refuse(429, serverTexts.tooMany);
      if (!isRight || customer === undefined) {
        const { loginRefused } = serviceTexts;
        return isNativeForm(raw) ? refuse(422, loginRefused) : { error: true, msg: loginRefused };
      }
      await forgetTries(db, triesOf(email));
      await enter(db, visit, customer.id);
      return { error: false, msg: "" };
    },
    natural: () => "/kassa/leverans",
  });
  registerCall(server, logOutCall, {
    async answer({ visit }) {
      await leave(db, visit);
      return { error: false };
    },
    natural: () => "/login",
    alwaysNatural: true,
    notice: () => serviceTexts.loggedOut,
  });
}

async function enter(db: Kysely<Database>, visit: Visit, customerId: number): Promise<void> {
  const session = await visit.ensure();
  await db
    .updateTable("session")
    .set({ customer_id: customerId, logged_in_at: sql`now()`, login_seen_at: sql`now()` })
    .where("id", "=", session.id)
    .execute();
  await visit.renew();
}

/** Ends a login: the session goes on with a new secret, without what the customer had begun or ordered. */
async function leave(db: Kysely<Database>, visit: Visit): Promise<void> {
  const session = await visit.find();
  if (session === null || session.customer_id === null) return;
  await db
    .updateTable("session")
    .set({ customer_id: null, logged_in_at: null, login_seen_at: null, form_draft: null })
    .where("id", "=", session.id)
    .execute();
  await db.deleteFrom("service_draft").where("session_id", "=", session.id).execute();
  await db.updateTable("order").set({ session_id: null }).where("session_id", "=", session.id).execute();
  await visit.renew();
}
