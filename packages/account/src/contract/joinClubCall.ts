import { defineCall, requestFlag, wireObject } from "@torg/http";
import * as z from "zod/mini";
import { accountFields } from "./accountFields.ts";
import { accountPaths } from "./accountPaths.ts";
import { typedEmail, typedName } from "./accountValues.ts";

/** Applies for membership in the customer club; newsletters are a separate choice. */
export const joinClubCall = defineCall({
  method: "POST",
  path: accountPaths.joinClub,
  encoding: "form",
  request: wireObject({
    firstName: [accountFields.firstName, typedName],
    lastName: [accountFields.lastName, typedName],
    email: typedEmail,
    wantsNews: [accountFields.wantsNews, requestFlag],
  }),
  response: z.object({ message: z.string() }),
  emptyResponse: () => ({ message: "" }),
  summary: "Applies for membership in the customer club.",
});
