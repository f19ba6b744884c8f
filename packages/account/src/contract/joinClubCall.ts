import { isMailAddress } from "@torg/format/typed";
import { defineCall, requestFlag, wireObject } from "@torg/http";
import * as z from "zod/mini";
import { accountFields } from "./accountFields.ts";
import { accountPaths } from "./accountPaths.ts";

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));
/** Good enough to write to: what else there is, a letter shows. */
const email = z.string().check(z.trim(), z.toLowerCase(), z.refine(isMailAddress));

/** Applies for membership in the customer club; letters are a choice of their own. */
export const joinClubCall = defineCall({
  method: "POST",
  path: accountPaths.joinClub,
  encoding: "form",
  request: wireObject({
    firstName: [accountFields.firstName, name],
    lastName: [accountFields.lastName, name],
    email,
    wantsNews: [accountFields.wantsNews, requestFlag],
  }),
  response: z.object({ message: z.string() }),
  emptyAnswer: () => ({ message: "" }),
  summary: "Applies for membership in the customer club.",
});
