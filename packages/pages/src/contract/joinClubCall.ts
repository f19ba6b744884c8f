import { isMailAddress } from "@torg/checkout/domain/customer";
import { defineCall, requestFlag, wireObject } from "@torg/http";
import * as z from "zod/mini";

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));
/** Good enough to write to: what else there is, a letter shows. */
const email = z.string().check(z.trim(), z.toLowerCase(), z.refine(isMailAddress));

/** Applies for membership in the customer club; letters are a choice of their own. */
export const joinClubCall = defineCall({
  method: "POST",
  path: "/kundklubb/registrera-dig",
  encoding: "form",
  request: wireObject({
    firstName: ["first_name", name],
    lastName: ["last_name", name],
    email,
    wantsNews: ["wants_news", requestFlag],
  }),
  response: z.object({ message: z.string() }),
  emptyAnswer: () => ({ message: "" }),
  summary: "Applies for membership in the customer club.",
});
