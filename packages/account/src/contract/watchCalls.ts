import { defineCall, wireInteger, wireObject } from "@torg/http";
import * as z from "zod/mini";
import { accountFields } from "./accountFields.ts";
import { accountPaths } from "./accountPaths.ts";
import { typedEmail } from "./accountValues.ts";

const messageResponse = z.object({ message: z.string() });
const emptyMessage = () => ({ message: "" });
const watchToken = z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));
const linkRequest = wireObject({ token: [accountFields.token, watchToken] });

/** Requests an e-mail when sold-out goods can be bought again. */
export const watchCall = defineCall({
  method: "POST",
  path: accountPaths.watch,
  encoding: "form",
  request: wireObject({ productId: [accountFields.productId, wireInteger], email: typedEmail }),
  response: messageResponse,
  emptyResponse: emptyMessage,
  summary:
    "Watches a sold-out product. Without a login with that address, the watch must be confirmed by e-mail first; the answer reveals no earlier watches.",
});

/** Confirms a watch with the link of an e-mail. */
export const confirmWatchCall = defineCall({
  method: "POST",
  path: accountPaths.confirmWatch,
  encoding: "form",
  request: linkRequest,
  response: messageResponse,
  emptyResponse: emptyMessage,
  summary: "Confirms a watch with the link in an e-mail; 410 if it is no longer valid.",
});

/** Ends all watches of the address that the e-mail was sent to. */
export const endWatchesCall = defineCall({
  method: "POST",
  path: accountPaths.endWatches,
  encoding: "form",
  request: linkRequest,
  response: messageResponse,
  emptyResponse: emptyMessage,
  summary: "Ends all watches of the address that the e-mail with the link was sent to.",
});
