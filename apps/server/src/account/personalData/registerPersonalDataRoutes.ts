import { endNewsletterCall, eraseDataCall, exportDataCall, leaveClubCall } from "@torg/account/contract";
import { pageAddress } from "@torg/pages/contract";
import type { FastifyInstance } from "fastify";
import { registerCall } from "../../http/registerCall.ts";
import { Refusal, refuse } from "../../http/responses/Refusal.ts";
import { erasePersonIn } from "../../personalData/erasePerson.ts";
import { exportPerson } from "../../personalData/exportPerson.ts";
import { identityNumbersOf } from "../../secrets/identityNumbers.ts";
import { leaveClub } from "../../personalData/leaveClub.ts";
import { endNewsletter } from "../../personalData/newsletter.ts";
import type { ShopContext } from "../../context/ShopContext.ts";
import { serviceTexts } from "../../texts/serviceTexts.ts";
import { createConfirmedCheck } from "../createConfirmedCheck.ts";
import { createCustomerCheck } from "../createCustomerCheck.ts";
import { performConfirmed } from "../performConfirmed.ts";
import type { PasswordCheck } from "../passwords/createPasswordCheck.ts";
import { forgetDevice } from "../logins/knownDevice.ts";

const texts = serviceTexts.personalData;

/** Serves a customer's personal data: export, newsletter, leaving the club, erasure. */
export function registerPersonalDataRoutes(server: FastifyInstance, context: ShopContext, check: PasswordCheck): void {
  const { db, config, jobs } = context;
  const requireCustomer = createCustomerCheck(context);
  const requireConfirmed = createConfirmedCheck(requireCustomer, check);
  registerCall(server, exportDataCall, {
    async answer(asker) {
      const email = await requireCustomer(asker);
      if (email instanceof Refusal) return email;
      const found = await exportPerson(db, email, identityNumbersOf(config));
      server.security.record("sensitive_read", asker.raw, "the data of a person: export by themselves");
      return Object.fromEntries(Object.entries(found).map(([name, rows]) => [name, [...rows]]));
    },
    file: () => texts.file(new Date().toISOString().slice(0, 10)),
  });
  registerCall(server, endNewsletterCall, {
    async answer(asker) {
      const email = await requireCustomer(asker);
      if (email instanceof Refusal) return email;
      await endNewsletter(db, email);
      server.security.record("sensitive_update", asker.raw, "the data of a person: newsletter ended by themselves");
      return { message: texts.newsletterEnded };
    },
    formPage: () => pageAddress("accountData"),
    ignoresReturnTo: true,
    message: ({ message }) => message,
  });
  registerCall(server, leaveClubCall, {
    async answer(asker) {
      const own = await requireConfirmed(asker);
      if (own instanceof Refusal) return own;
      const left = await performConfirmed(db, own, (held) => leaveClub(held, own.email));
      if (left instanceof Refusal) return left;
      await asker.visit.renew();
      await forgetDevice(db, asker);
      server.security.record("sensitive_delete", asker.raw, "the data of a person: membership ended by themselves");
      return { redirectUrl: pageAddress("clubLeft") };
    },
    formPage: () => leaveClubCall.path,
    redirectTo: ({ redirectUrl: address }) => address,
    ignoresReturnTo: true,
  });
  registerCall(server, eraseDataCall, {
    async answer(asker) {
      const own = await requireConfirmed(asker);
      if (own instanceof Refusal) return own;
      const erasure = await performConfirmed(db, own, (held) =>
        erasePersonIn(held, own.email, (transaction, letter) => jobs.add("erasure-mail", letter, { db: transaction })),
      );
      if (erasure instanceof Refusal) return erasure;
      if (!erasure.ok) return refuse(409, texts.stops[erasure.code]);
      // The session was deleted with the customer; the next page creates one if needed.
      asker.visit.forget();
      await forgetDevice(db, asker);
      server.security.record("sensitive_delete", asker.raw, "the data of a person: erased by themselves");
      return { redirectUrl: pageAddress("dataErased") };
    },
    formPage: () => eraseDataCall.path,
    redirectTo: ({ redirectUrl: address }) => address,
    ignoresReturnTo: true,
  });
}
