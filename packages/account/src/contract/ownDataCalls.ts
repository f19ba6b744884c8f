import { defineCall, wireObject, wireText } from "@torg/http";
import * as z from "zod/mini";
import { accountPaths } from "./accountPaths.ts";

/** Calls that cannot be undone require the password again, so that a login left open is not enough. */
const confirmed = z.object({ password: wireText });

/** The next page once the account has ended. */
const ended = wireObject({ redirectUrl: ["redirect_url", z.string()] });

/** Returns everything that the shop stores about the logged-in customer; a form without script gets it as a file. */
export const exportDataCall = defineCall({
  method: "POST",
  path: accountPaths.exportData,
  encoding: "none",
  request: z.object({}),
  response: z.record(z.string(), z.array(z.unknown())),
  summary: "Returns all data that the shop has about the logged-in customer, by kind (articles 15 and 20 of the GDPR).",
});

/** Erases the logged-in customer, and ends the login. */
export const eraseDataCall = defineCall({
  method: "POST",
  path: accountPaths.eraseData,
  encoding: "form",
  request: confirmed,
  response: ended,
  summary:
    "Erases the logged-in customer, except data that the law requires to be kept (article 17 of the GDPR), and ends the login.",
});

/** Ends the logged-in customer's membership: account, application and newsletter; orders stay. */
export const leaveClubCall = defineCall({
  method: "POST",
  path: accountPaths.leaveClub,
  encoding: "form",
  request: confirmed,
  response: ended,
  summary: "Ends the logged-in customer's membership, including account and newsletter.",
});

/** Ends the logged-in customer's newsletter. */
export const endNewsletterCall = defineCall({
  method: "POST",
  path: accountPaths.endNewsletter,
  encoding: "none",
  request: z.object({}),
  response: z.object({ message: z.string() }),
  emptyResponse: () => ({ message: "" }),
  summary: "Ends the logged-in customer's newsletter.",
});
