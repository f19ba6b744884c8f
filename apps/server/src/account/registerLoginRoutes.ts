import { logOutCall, loginFromCheckoutCall } from "@torg/checkout/contract";
import type { FastifyInstance } from "fastify";
import { type Kysely, sql } from "kysely";
import type { Database } from "../database/Database.ts";
import { isNativeForm } from "../http/nativeForm.ts";
import { registerCall } from "../http/registerCall.ts";
import { refuse, refuseFields } from "../http/Refusal.ts";
import type { Limits, Who } from "../limits/createLimits.ts";
import type { Visit } from "../sessions/Visit.ts";
import type { ShopContext } from "../shop/ShopContext.ts";
import { serviceTexts } from "../texts/serviceTexts.ts";
import { serverTexts } from "../texts/sv.ts";
import { createWorkQueue } from "./createWorkQueue.ts";
import { findKnownDevice, rememberDevice } from "./knownDevice.ts";
import { isPassword } from "./password.ts";

const longestPassword = 512;

/** Whose wrong passwords are counted: a device that has logged in before stands for itself. */
function guesserOf(email: string, address: string, device: string | null): Who {
  if (device !== null) return { device };
  return { account: email, address, "account-and-address": `${email} ${address}` };
}

/** Forgets what led to a right password. What was tried at other accounts, or from elsewhere, stays counted. */
async function forgive(limits: Limits, who: Who): Promise<void> {
  const { device, account, address, "account-and-address": both } = who;
  await limits.forget("login", {
    ...(device === undefined ? {} : { device }),
    ...(both === undefined ? {} : { "account-and-address": both }),
  });
  if (account !== undefined && address !== undefined) await limits.giveBack("login", { account, address });
}

function wrongFields(email: string, password: string): Record<string, string[]> {
  const isLong = password.length > longestPassword;
  return {
    ...(email === "" ? { email: [serviceTexts.emailMissing] } : {}),
    ...(password === "" ? { password: [serviceTexts.passwordMissing] } : {}),
    ...(isLong ? { password: [serviceTexts.passwordTooLong(longestPassword)] } : {}),
  };
}

/** Serves login and logout. Hashing is costly, so only a few logins run at once. */
export function registerLoginRoutes(server: FastifyInstance, { db, limits }: ShopContext): void {
  const queue = createWorkQueue(4, 64);
  registerCall(server, loginFromCheckoutCall, {
    async answer({ request, visit, raw, reply }) {
      const email = request.email.trim().toLowerCase();
      const wrong = wrongFields(email, request.password);
      if (Object.keys(wrong).length > 0) {
        return isNativeForm(raw) ? refuseFields(serverTexts.checkValues, wrong) : { error: true, msg: wrong };
      }
      const customer = await db
        .selectFrom("customer")
        .select(["id", "password_hash"])
        .where("email", "=", email)
        .executeTakeFirst();
      const device = customer === undefined ? null : await findKnownDevice(db, raw, customer.id);
      const who = guesserOf(email, visit.address, device);
      const tooMany = await limits.take("login", who);
      if (tooMany !== null) return tooMany;
      const isRight = await queue.run(() => isPassword(request.password, customer?.password_hash ?? null));
      if (isRight === null) {
        await limits.giveBack("login", who);
        return refuse(429, serverTexts.tooMany);
      }
      if (!isRight || customer === undefined) {
        const { loginRefused } = serviceTexts;
        server.security.tell("authn_login_fail", raw, device === null ? "unknown device" : "known device");
        return isNativeForm(raw) ? refuse(422, loginRefused) : { error: true, msg: loginRefused };
      }
      await forgive(limits, who);
      await enter(db, visit, customer.id);
      await rememberDevice(db, { raw, reply }, customer.id);
      server.security.tell("authn_login_success", raw, device === null ? "unknown device" : "known device");
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
