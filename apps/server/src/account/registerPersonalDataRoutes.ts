import { endNewsletterCall, eraseDataCall, exportDataCall, leaveClubCall } from "@torg/account/contract";
import { passwordProblem } from "@torg/account/domain";
import { pageAddress } from "@torg/pages/contract";
import type { FastifyInstance } from "fastify";
import { type CallInput, registerCall } from "../http/registerCall.ts";
import { Refusal, refuse, refuseFields } from "../http/Refusal.ts";
import { erasePerson } from "../personalData/erasePerson.ts";
import { exportPerson } from "../personalData/exportPerson.ts";
import { identityNumbersOf } from "../secrets/identityNumbers.ts";
import { leaveClub } from "../personalData/leaveClub.ts";
import { endNewsletter } from "../personalData/newsletter.ts";
import type { ShopContext } from "../context/ShopContext.ts";
import { serviceTexts } from "../texts/serviceTexts.ts";
import { serverTexts } from "../texts/sv.ts";
import type { PasswordCheck } from "./createPasswordCheck.ts";
import { forgetDevice } from "./knownDevice.ts";

type Asker = Pick<CallInput<unknown>, "raw" | "visit">;
type Confirmed = Pick<CallInput<{ readonly password: string }>, "raw" | "visit" | "request">;

const texts = serviceTexts.personalData;
const wrongPassword = (text: string): Refusal => refuseFields(serverTexts.checkValues, { password: [text] });

/** Who may ask: somebody who is logged in, and not too often. Answers the address of the account. */
function createAsking({ db, limits }: ShopContext) {
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

/** As before, and the password was typed once more. */
function createConfirming(asking: ReturnType<typeof createAsking>, check: PasswordCheck) {
  return async ({ request: { password }, ...asker }: Confirmed): Promise<string | Refusal> => {
    const email = await asking(asker);
    if (email instanceof Refusal) return email;
    const problem = passwordProblem(password);
    if (problem !== null) return wrongPassword(serviceTexts.passwordProblems[problem]);
    const checked = await check({ email, password }, asker);
    if (checked instanceof Refusal) return checked;
    return checked.customerId === null ? wrongPassword(texts.wrongPassword) : email;
  };
}

/** Serves what somebody may do with their own data: get them, end the newsletter, leave the club, be erased. */
export function registerPersonalDataRoutes(server: FastifyInstance, context: ShopContext, check: PasswordCheck): void {
  const { db, config, jobs } = context;
  const asking = createAsking(context);
  const confirming = createConfirming(asking, check);
  registerCall(server, exportDataCall, {
    async answer(asker) {
      const email = await asking(asker);
      if (email instanceof Refusal) return email;
      const found = await exportPerson(db, email, identityNumbersOf(config));
      server.security.tell("sensitive_read", asker.raw, "the data of a person: export by themselves");
      return Object.fromEntries(Object.entries(found).map(([name, rows]) => [name, [...rows]]));
    },
    file: () => texts.file(new Date().toISOString().slice(0, 10)),
  });
  registerCall(server, endNewsletterCall, {
    async answer(asker) {
      const email = await asking(asker);
      if (email instanceof Refusal) return email;
      await endNewsletter(db, email);
      server.security.tell("sensitive_update", asker.raw, "the data of a person: newsletter ended by themselves");
      return { message: texts.newsletterEnded };
    },
    natural: () => pageAddress("accountData"),
    alwaysNatural: true,
    message: ({ message }) => message,
  });
  registerCall(server, leaveClubCall, {
    async answer(asker) {
      const email = await confirming(asker);
      if (email instanceof Refusal) return email;
      await leaveClub(db, email);
      await asker.visit.renew();
      await forgetDevice(db, asker);
      server.security.tell("sensitive_delete", asker.raw, "the data of a person: membership ended by themselves");
      return { redirectUrl: pageAddress("clubLeft") };
    },
    natural: ({ redirectUrl: address }) => address,
    alwaysNatural: true,
  });
  registerCall(server, eraseDataCall, {
    async answer(asker) {
      const email = await confirming(asker);
      if (email instanceof Refusal) return email;
      const erasure = await erasePerson(db, email, (transaction, letter) =>
        jobs.add("erasure-mail", letter, { db: transaction }),
      );
      if (!erasure.ok) return refuse(409, texts.stops[erasure.code]);
      // The session is gone with the person; the next page begins a new one where it needs one.
      asker.visit.forget();
      await forgetDevice(db, asker);
      server.security.tell("sensitive_delete", asker.raw, "the data of a person: erased by themselves");
      return { redirectUrl: pageAddress("dataErased") };
    },
    natural: ({ redirectUrl: address }) => address,
    alwaysNatural: true,
  });
}
