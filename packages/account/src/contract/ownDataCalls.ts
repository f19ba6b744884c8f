import { defineCall, wireObject, wireText } from "@torg/http";
import * as z from "zod/mini";
import { accountPaths } from "./accountPaths.ts";

/** What ends something for good carries the password once more, so that a login that was left open is not enough. */
const confirmed = z.object({ password: wireText });

/** Where a page goes on when the account has ended. */
const ended = wireObject({ redirectUrl: ["redirect_url", z.string()] });

/** Gives who is logged in everything that the shop holds about them; a form without script gets it as a file. */
export const exportDataCall = defineCall({
  method: "POST",
  path: accountPaths.exportData,
  encoding: "none",
  request: z.object({}),
  response: z.record(z.string(), z.array(z.unknown())),
  summary:
    "Gives who is logged in everything that the shop holds about them, by kind (articles 15 and 20 of the GDPR).",
});

/** Erases who is logged in, and ends the login. */
export const eraseDataCall = defineCall({
  method: "POST",
  path: accountPaths.eraseData,
  encoding: "form",
  request: confirmed,
  response: ended,
  summary: "Erases who is logged in, but for what the law wants kept (article 17 of the GDPR), and ends the login.",
});

/** Ends the membership of who is logged in: account, application and newsletter; orders stay. */
export const leaveClubCall = defineCall({
  method: "POST",
  path: accountPaths.leaveClub,
  encoding: "form",
  request: confirmed,
  response: ended,
  summary: "Ends the membership of who is logged in, with account and newsletter.",
});

/** Ends the newsletter of who is logged in. */
export const endNewsletterCall = defineCall({
  method: "POST",
  path: accountPaths.endNewsletter,
  encoding: "none",
  request: z.object({}),
  response: z.object({ message: z.string() }),
  emptyAnswer: () => ({ message: "" }),
  summary: "Ends the newsletter of who is logged in.",
});
