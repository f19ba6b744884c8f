import { defineCall, wireInteger, wireObject } from "@torg/http";
import * as z from "zod/mini";
import { accountFields } from "./accountFields.ts";
import { accountPaths } from "./accountPaths.ts";
import { typedEmail } from "./accountValues.ts";

const told = z.object({ message: z.string() });
const nothing = () => ({ message: "" });
const watchToken = z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));
const followed = wireObject({ token: [accountFields.token, watchToken] });

/** Requests an e-mail when sold-out goods can be bought again. */
export const watchCall = defineCall({
  method: "POST",
  path: accountPaths.watch,
  encoding: "form",
  request: wireObject({ productId: [accountFields.productId, wireInteger], email: typedEmail }),
  response: told,
  emptyAnswer: nothing,
  summary:
    "Watches a product that is sold out. Who is not logged in with the address says yes by a letter first; the answer tells nothing of earlier watches.",
});

/** Confirms a watch with the link of an e-mail. */
export const confirmWatchCall = defineCall({
  method: "POST",
  path: accountPaths.confirmWatch,
  encoding: "form",
  request: followed,
  response: told,
  emptyAnswer: nothing,
  summary: "Says yes to a watch by the link of a letter; 410 when it is no longer good.",
});

/** Ends all watches of the address that the e-mail was sent to. */
export const endWatchesCall = defineCall({
  method: "POST",
  path: accountPaths.endWatches,
  encoding: "form",
  request: followed,
  response: told,
  emptyAnswer: nothing,
  summary: "Ends all watches of the address that the letter with the link went to.",
});
