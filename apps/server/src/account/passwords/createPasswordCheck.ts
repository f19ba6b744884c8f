import type { FastifyRequest } from "fastify";
import { type Refusal, refuse } from "../../http/responses/Refusal.ts";
import type { Limits, Who } from "../../limits/createLimits.ts";
import type { Visit } from "../../sessions/Visit.ts";
import type { ShopContext } from "../../context/ShopContext.ts";
import { serverTexts } from "../../texts/sv.ts";
import { createWorkQueue } from "./createWorkQueue.ts";
import type { ProvedAccount } from "../heldAccount.ts";
import { findKnownDevice } from "../logins/knownDevice.ts";
import { isPassword } from "./password.ts";

/** An account and a password entered for it; the address in lower case. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** The result of a password check. */
export interface CheckedPassword {
  /** The account as it was when checked; null when the password is wrong or the address unknown. */
  readonly account: ProvedAccount | null;
  /** The device in the words of the security log. */
  readonly place: "known device" | "unknown device";
}

/** Checks a password; counts and logs a wrong one. */
export type PasswordCheck = (
  given: Credentials,
  request: { readonly raw: FastifyRequest; readonly visit: Visit },
) => Promise<CheckedPassword | Refusal>;

/** The keys that wrong passwords are counted by: a known device counts separately. */
function guesserOf(email: string, address: string, device: string | null): Who {
  if (device !== null) return { device };
  return { account: email, address, "account-and-address": `${email} ${address}` };
}

/** Resets the counts after a right password, except attempts on other accounts or from elsewhere. */
async function forgive(limits: Limits, keys: Who): Promise<void> {
  const { device, account, address, "account-and-address": both } = keys;
  await limits.forget("login", {
    ...(device === undefined ? {} : { device }),
    ...(both === undefined ? {} : { "account-and-address": both }),
  });
  if (account !== undefined && address !== undefined) await limits.giveBack("login", { account, address });
}

/** Creates the check shared by everything that asks for a password. Hashing is expensive, so only a few run at once. */
export function createPasswordCheck({ db, limits }: Pick<ShopContext, "db" | "limits">): PasswordCheck {
  const queue = createWorkQueue(4, 64);
  return async ({ email, password }, { raw, visit }) => {
    const customer = await db
      .selectFrom("customer")
      .select(["id", "password_hash"])
      .where("email", "=", email)
      .executeTakeFirst();
    const device = customer === undefined ? null : await findKnownDevice(db, raw, customer.id);
    const place = device === null ? "unknown device" : "known device";
    const limitKeys = guesserOf(email, visit.address, device);
    const tooMany = await limits.take("login", limitKeys);
    if (tooMany !== null) return tooMany;
    const isRight = await queue.run(() => isPassword(password, customer?.password_hash ?? null));
    if (isRight === null) {
      await limits.giveBack("login", limitKeys);
      return refuse(429, serverTexts.tooMany);
    }
    if (!isRight || customer === undefined) {
      raw.server.security.record("authn_login_fail", raw, place);
      return { account: null, place };
    }
    await forgive(limits, limitKeys);
    return { account: { customerId: customer.id, email, passwordHash: customer.password_hash }, place };
  };
}
