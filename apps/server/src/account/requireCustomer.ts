import { passwordProblem } from "@torg/account/domain";
import type { Kysely, Transaction } from "kysely";
import type { ShopContext } from "../context/ShopContext.ts";
import type { Database } from "../database/Database.ts";
import type { CallInput } from "../http/registerCall.ts";
import { Refusal, refuse } from "../http/responses/Refusal.ts";
import { refuseField } from "../http/responses/refuseForm.ts";
import { serviceTexts } from "../texts/serviceTexts.ts";
import type { PasswordCheck } from "./passwords/createPasswordCheck.ts";
import { holdProved, type ProvedAccount } from "./heldAccount.ts";

type Asker = Pick<CallInput<unknown>, "raw" | "visit">;
type Confirmed = Pick<CallInput<{ readonly password: string }>, "raw" | "visit" | "request">;

const texts = serviceTexts.personalData;

/**
 * Identifies the customer who asks about their own account: must be logged in, and not too frequent. Returns the mail
 * address.
 */
export function requireCustomer({ db, limits }: Pick<ShopContext, "db" | "limits">) {
  return async ({ raw, visit }: Asker): Promise<string | Refusal> => {
    const session = await visit.find();
    const id = session?.customer_id ?? null;
    const customer =
      id === null ? undefined : await db.selectFrom("customer").select("email").where("id", "=", id).executeTakeFirst();
    if (customer === undefined) {
      raw.server.security.tell("authz_fail", raw, "not logged in");
      return refuse(401, texts.loggedOut);
    }
    const { email } = customer;
    return (await limits.take("person", { account: email, address: visit.address })) ?? email;
  };
}

/** The same, with the password entered again. Returns the account as it was when checked. */
export function requirePassword(asking: ReturnType<typeof requireCustomer>, check: PasswordCheck) {
  return async ({ request: { password }, ...asker }: Confirmed): Promise<ProvedAccount | Refusal> => {
    const email = await asking(asker);
    if (email instanceof Refusal) return email;
    const problem = passwordProblem(password);
    if (problem !== null) return refuseField("password", serviceTexts.passwordProblems[problem]);
    const checked = await check({ email, password }, asker);
    if (checked instanceof Refusal) return checked;
    return checked.account ?? refuseField("password", texts.wrongPassword);
  };
}

/** Does what was confirmed, in a transaction that holds the account; refuses it once the password is another one. */
export async function performConfirmed<Result>(
  db: Kysely<Database>,
  account: ProvedAccount,
  work: (db: Transaction<Database>) => Promise<Result>,
): Promise<Result | Refusal> {
  return db
    .transaction()
    .execute(async (transaction) =>
      (await holdProved(transaction, account)) === null
        ? refuseField("password", texts.wrongPassword)
        : work(transaction),
    );
}
